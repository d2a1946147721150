import { errorTable, type Locale } from '@chuhai/contract'
import type { Report } from '@chuhai/contract/admin'
import type { AnswerErrorCode, AnswerReport, ChatMessage } from '@chuhai/contract/assistant'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { limit, offset, type PageRequest, readPage } from '../../database/read-page'
import { dateInShanghai } from '../../time/shanghai'
import { messages, reports, usage } from './tables'

export type MessageRow = typeof messages.$inferSelect
export type AnswerState = NonNullable<MessageRow['state']>

const isOwn = eq(messages.userId, sql.placeholder('userId'))

const selectMessages = (db: Db) =>
  db
    .select({
      id: messages.id,
      speaker: messages.speaker,
      text: messages.text,
      createdAt: messages.createdAt,
      image: messages.image,
      questionId: messages.questionId,
      state: messages.state,
      errorCode: messages.errorCode,
      sources: messages.sources,
      isReported: sql<boolean>`${reports.answerId} is not null`,
      total: db.$count(messages, isOwn),
    })
    .from(messages)
    .leftJoin(reports, eq(reports.answerId, messages.id))
    .where(isOwn)
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset)

type ListedRow = Omit<Awaited<ReturnType<typeof selectMessages>>[number], 'total'>

const present = (row: ListedRow, locale: Locale, publicUrl: string): ChatMessage => {
  const message = { id: String(row.id), message: row.text, time: row.createdAt.toISOString() }
  if (row.speaker === 'user')
    return { ...message, speaker: 'user', image: row.image === null ? null : publicUrl + row.image }
  return {
    ...message,
    speaker: 'assistant',
    questionId: String(row.questionId),
    state: row.state ?? 'broken',
    text: row.errorCode === null ? null : errorTable[row.errorCode as AnswerErrorCode][locale],
    sources: row.sources ?? [],
    isReported: row.isReported,
  }
}

/** Lists the messages of a user, the newest first; prepared, because planning costs more than reading. */
export const createMessageList = (db: Db, publicUrl: string) => {
  const select = selectMessages(db).prepare('list_messages')
  return async (userId: number, request: PageRequest, locale: Locale) => {
    const { list, ...page } = await readPage(select, request, { userId })
    return { ...page, list: list.map((row) => present(row, locale, publicUrl)) }
  }
}

/** An answer of the user; null where they have none under that id. */
export const findAnswer = async (db: Db, userId: number, id: number): Promise<MessageRow | null> => {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.userId, userId), eq(messages.speaker, 'assistant')))
  return row ?? null
}

export const findAnswers = (db: Db, ids: number[]): Promise<MessageRow[]> =>
  db.select().from(messages).where(inArray(messages.id, ids))

/** Clears the history of a user; questions that another instance has not begun to answer are given back. */
export const clearMessages = async (db: Db, userId: number): Promise<void> => {
  await db.execute(sql`
    with gone as (
      delete from ${messages} where user_id = ${userId}::bigint
      returning asked_on, is_charged and state = 'running' and text = '' as is_free
    ), free as (
      select asked_on, count(*)::int as questions from gone where is_free group by asked_on
    )
    update ${usage} counted set used = counted.used - free.questions
    from free where counted.user_id = ${userId}::bigint and counted.day = free.asked_on`)
}

/** Images that questions of the history show, among these paths. */
export const findUsedImages = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ image: messages.image })
    .from(messages)
    .where(inArray(messages.image, [...paths]))
  return new Set(rows.flatMap(({ image }) => image ?? []))
}

/** Forgets what was said, reported and counted before a time. */
export const deleteOldMessages = async (db: Db, before: Date): Promise<void> => {
  await deleteInBatches(db, messages, lt(messages.createdAt, before))
  await deleteInBatches(db, reports, lt(reports.createdAt, before))
  await deleteInBatches(db, usage, lt(usage.day, dateInShanghai(before)))
}

const listedMax = 500

/** Saves a report of an answer with its question for the operator; returns whether the answer exists. */
export const reportAnswer = async (
  db: Db,
  userId: number,
  id: number,
  { reason, note }: AnswerReport,
  now: Date,
): Promise<boolean> => {
  const question = alias(messages, 'question')
  const [said] = await db
    .select({ question: question.text, answer: messages.text })
    .from(messages)
    .innerJoin(question, eq(question.id, messages.questionId))
    .where(and(eq(messages.id, id), eq(messages.userId, userId)))
  if (!said) return false
  await db
    .insert(reports)
    .values({ answerId: id, userId, ...said, reason, note, createdAt: now })
    .onConflictDoUpdate({ target: reports.answerId, set: { ...said, reason, note } })
  return true
}

/** Lists reports of answers, the newest first. */
export const listReports = async (db: Db): Promise<Report[]> => {
  const rows = await db.select().from(reports).orderBy(desc(reports.createdAt)).limit(listedMax)
  return rows.map(({ userId: _, createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
