import type { ManagedQuestion } from '@chuhai/contract/admin'
import { and, asc, eq, gt, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { idsBeginning } from '../../../database/beginning-ids'
import type { Db } from '../../../database/db'
import { writeRows } from '../../../database/write-rows'
import { tell } from '../../../messages/tell'
import { lessonAnswered } from '../messages'
import { type Page, presenterFor } from './managed-lessons'
import { lessonQuestions } from './tables'

const questionsBy = async (db: Db, where: SQL | undefined, limit: number): Promise<ManagedQuestion[]> => {
  const { id, askedAt } = lessonQuestions
  const rows = await db
    .select()
    .from(lessonQuestions)
    .where(where)
    .orderBy(asc(askedAt), asc(id))
    .limit(limit)
  const present = await presenterFor(db, rows)
  return rows.map((row) => ({
    ...present(row).lesson,
    text: row.text,
    askedAt: row.askedAt.toISOString(),
    answer: row.answer,
    answeredBy: row.answeredBy,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }))
}

/** Returns a question; null where it is unknown. */
export const findManagedQuestion = async (db: Db, id: string): Promise<ManagedQuestion | null> =>
  (await questionsBy(db, eq(lessonQuestions.id, id), 1))[0] ?? null

/** Lists questions by page, the first first. */
export const listManagedQuestions = async (
  db: Db,
  { state, after, rows }: Page & { state?: 'open' | 'answered' | undefined },
): Promise<ManagedQuestion[]> => {
  const { id, askedAt, answer } = lessonQuestions
  const [last] = after ? await db.select({ askedAt }).from(lessonQuestions).where(eq(id, after)) : []
  const isAfter =
    after && last && or(gt(askedAt, last.askedAt), and(eq(askedAt, last.askedAt), gt(id, after)))
  const inState = state && (state === 'open' ? isNull(answer) : isNotNull(answer))
  return questionsBy(db, and(isAfter || undefined, inState), rows)
}

/** Answers a question, or changes its answer; the one who asked is told once. */
export const answerQuestion = async (
  db: Db,
  id: string,
  { text, by }: { text: string; by: string },
  now: Date,
): Promise<'answered' | 'unknown'> => {
  const [row] = await db.select().from(lessonQuestions).where(eq(lessonQuestions.id, id)).for('update')
  if (!row) return 'unknown'
  await db
    .update(lessonQuestions)
    .set({ answer: text, answeredBy: by, answeredAt: row.answeredAt ?? now })
    .where(eq(lessonQuestions.id, id))
  const { course, lesson } = (await presenterFor(db, [row]))(row).lesson
  const values = { course, lesson, id: row.courseId, key: row.lessonKey }
  await writeRows(db, tell(lessonAnswered, { userId: row.userId, once: id, values }, now))
  return 'answered'
}

/** Ids of questions that begin with some characters. */
export const findQuestionIds = (db: Db, start: string): Promise<string[]> =>
  idsBeginning(db, lessonQuestions, lessonQuestions.id, start)
