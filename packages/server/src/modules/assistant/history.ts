import { errorTable, type Locale } from '@chuhai/contract'
import type { AnswerErrorCode, ChatMessage } from '@chuhai/contract/assistant'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { dayOf } from './quota'
import { messages, reports, usage } from './tables'

export type MessageRow = typeof messages.$inferSelect
export type AnswerState = NonNullable<MessageRow['state']>

interface Presentation {
  locale: Locale
  publicUrl: string
}

const present = (
  { row, isReported }: { row: MessageRow; isReported: boolean },
  { locale, publicUrl }: Presentation,
): ChatMessage => {
  const told = { id: String(row.id), message: row.text, time: row.createdAt.toISOString() }
  if (row.speaker === 'user')
    return { ...told, speaker: 'user', image: row.image === null ? null : publicUrl + row.image }
  return {
    ...told,
    speaker: 'assistant',
    questionId: String(row.questionId),
    state: row.state ?? 'broken',
    text: row.errorCode === null ? null : errorTable[row.errorCode as AnswerErrorCode][locale],
    sources: row.sources ?? [],
    isReported,
  }
}

/** What a user has asked and been answered, the newest first. */
export const listMessages = async (
  db: Db,
  userId: number,
  { page, rows }: { page: number; rows: number },
  presentation: Presentation,
): Promise<{ list: ChatMessage[]; total: number }> => {
  const isOwn = eq(messages.userId, userId)
  const found = await db
    .select({
      row: messages,
      isReported: sql<boolean>`${reports.answerId} is not null`,
      total: db.$count(messages, isOwn),
    })
    .from(messages)
    .leftJoin(reports, eq(reports.answerId, messages.id))
    .where(isOwn)
    .orderBy(desc(messages.id))
    .limit(rows)
    .offset((page - 1) * rows)
  const list = found.map((row) => present(row, presentation))
  // A page behind the last one has no row that could tell how many there are.
  return { list, total: found[0]?.total ?? (await db.$count(messages, isOwn)) }
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
export const imagesAmong = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ image: messages.image })
    .from(messages)
    .where(inArray(messages.image, [...paths]))
  return new Set(rows.flatMap(({ image }) => image ?? []))
}

/** Forgets what was said, reported and counted before a time. */
export const forgetOldMessages = async (db: Db, before: Date): Promise<void> => {
  await deleteInBatches(db, messages, lt(messages.createdAt, before))
  await deleteInBatches(db, reports, lt(reports.createdAt, before))
  await deleteInBatches(db, usage, lt(usage.day, dayOf(before)))
}
