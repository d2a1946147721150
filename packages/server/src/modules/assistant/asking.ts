import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { brokenConstraint } from '../../database/broken-constraint'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { AnswerName } from './answer'
import { dayOf } from './quota'
import { messages, usage } from './tables'

export interface Question {
  userId: number
  content: string
  /** Path of the image that goes with it. */
  image: string | null
  requestId: string | null
}

/** Whether the question is new, and which answer belongs to it. */
export interface Asked extends AnswerName {
  isNew: boolean
}

interface Ids {
  id: string | number
  question_id: string | number
}

export const rowsOf = async <T>(db: Db, statement: SQL): Promise<T[]> =>
  ((await db.execute(statement)) as unknown as { rows: T[] }).rows

/**
 * Counts a question and writes it down with its empty answer, in one statement: however many come at once, no more are
 * written than are left. A request that was written before breaks a constraint, and takes nothing.
 */
const writeDown = (db: Db, { userId, content, image, requestId }: Question, limit: number, now: Date) =>
  rowsOf<Ids>(
    db,
    sql`
    with taken as (
      insert into ${usage} (user_id, day, used)
      select ${userId}::bigint, ${dayOf(now)}::date, 1 where ${limit}::int > 0
      on conflict (user_id, day) do update set used = ${usage}.used + 1 where ${usage}.used < ${limit}::int
      returning used
    ), question as (
      insert into ${messages} (user_id, speaker, text, created_at, image, request_id)
      select ${userId}::bigint, 'user', ${content}, ${now.toISOString()}::timestamptz, ${image}, ${requestId} from taken
      returning id
    )
    insert into ${messages} (user_id, speaker, text, created_at, question_id, state, beat_at, asked_on, is_charged)
    select ${userId}::bigint, 'assistant', '', ${now.toISOString()}::timestamptz, question.id, 'running', now(),
      ${dayOf(now)}::date, true
    from question returning id, question_id`,
  )

const findAsked = async (db: Db, { userId, content, image, requestId }: Question): Promise<Asked | null> => {
  if (requestId === null) return null
  const question = alias(messages, 'question')
  const [row] = await db
    .select({
      id: messages.id,
      questionId: question.id,
      text: question.text,
      image: question.image,
      at: question.createdAt,
    })
    .from(question)
    .innerJoin(messages, eq(messages.questionId, question.id))
    .where(and(eq(question.userId, userId), eq(question.requestId, requestId)))
  if (!row) return null
  if (row.text !== content || row.image !== image) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return { isNew: false, id: row.id, questionId: row.questionId, time: row.at.toISOString() }
}

/** Writes a question down; one that was asked under the same name already finds its answer, and costs nothing. */
export const ask = async (db: Db, question: Question, limit: number, now: Date): Promise<Asked> => {
  const written = await writeDown(db, question, limit, now).catch((error) => {
    if (brokenConstraint(error) !== 'assistant_message_request') throw error
    return []
  })
  const [row] = written
  if (row)
    return { isNew: true, id: Number(row.id), questionId: Number(row.question_id), time: now.toISOString() }
  const asked = await findAsked(db, question)
  if (!asked) throw new ApiError('AI_QUOTA_USED')
  return asked
}
