import type { ErrorCode } from '@chuhai/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { brokenConstraint } from '../../database/broken-constraint'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { AnswerName } from './answer'
import { dayOf, renewalAfter, usedToday } from './quota'
import { messages, usage } from './tables'

export interface Question {
  userId: number
  content: string
  /** Path of the image that goes with it. */
  image: string | null
  requestId: string | null
}

/** How many questions are answered on a day. */
export interface Allowance {
  dailyQuota: number
  /** Of all users together; null for any number. */
  dailyBudget: number | null
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
 * written than their user has left. Of the budget of all, those that come at the same moment do not see one another. A
 * request that was written before breaks a constraint, and so does one answer too many at a time: both take nothing.
 */
const writeDown = (
  db: Db,
  { userId, content, image, requestId }: Question,
  { dailyQuota, dailyBudget }: Allowance,
  now: Date,
) =>
  rowsOf<Ids>(
    db,
    sql`
    with taken as (
      insert into ${usage} (user_id, day, used)
      select ${userId}::bigint, ${dayOf(now)}::date, 1 where ${dailyQuota}::int > 0 and (${dailyBudget}::int is null
        or (select coalesce(sum(used), 0) from ${usage} where day = ${dayOf(now)}::date) < ${dailyBudget}::int)
      on conflict (user_id, day) do update set used = ${usage}.used + 1 where ${usage}.used < ${dailyQuota}::int
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

/** The answer to a question that was asked under the same name before; null where there is none. */
export const findAsked = async (
  db: Db,
  { userId, content, image, requestId }: Question,
): Promise<Asked | null> => {
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

const answeringSeconds = 5

const refuse = (code: ErrorCode, waitSeconds: number): ApiError =>
  new ApiError(code, { headers: { 'Retry-After': String(waitSeconds) } })

const refusalToday = async (db: Db, userId: number, { dailyQuota }: Allowance, now: Date) => {
  if ((await usedToday(db, userId, now)) >= dailyQuota) return new ApiError('AI_QUOTA_USED')
  return refuse('AI_BUDGET_USED', Math.ceil((renewalAfter(now).getTime() - now.getTime()) / 1000))
}

/** Writes a question down; one that was asked under the same name already finds its answer, and costs nothing. */
export const ask = async (db: Db, question: Question, allowance: Allowance, now: Date): Promise<Asked> => {
  const written = await writeDown(db, question, allowance, now).catch((error) => {
    const constraint = brokenConstraint(error)
    if (constraint === 'assistant_message_limit') throw refuse('AI_ANSWERING', answeringSeconds)
    if (constraint !== 'assistant_message_request') throw error
    return []
  })
  const [row] = written
  if (row)
    return { isNew: true, id: Number(row.id), questionId: Number(row.question_id), time: now.toISOString() }
  const asked = await findAsked(db, question)
  if (!asked) throw await refusalToday(db, question.userId, allowance, now)
  return asked
}
