import type { ErrorCode } from '@chuhai/contract'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from '../../database/db'
import { violatedConstraint } from '../../database/errors'
import { ApiError } from '../../http/api-error'
import { dateInShanghai, momentInShanghai } from '../../time/shanghai'
import type { AnswerIds } from './answer'
import { messages, usage } from './tables'

/** When the next day of Shanghai begins. */
export const renewalAfter = (now: Date): Date => momentInShanghai(dateInShanghai(now, 1), '00:00:00')

/** How many questions a user has asked today. */
export const usedToday = async (db: Db, userId: number, now: Date): Promise<number> => {
  const [row] = await db
    .select({ used: usage.used })
    .from(usage)
    .where(and(eq(usage.userId, userId), eq(usage.day, dateInShanghai(now))))
  return row?.used ?? 0
}

export interface Question {
  userId: number
  content: string
  /** Path of the image that goes with it. */
  image: string | null
  requestId: string | null
}

/** How many questions are answered per day. */
interface Quota {
  dailyQuota: number
  /** Of all users together; null for any number. */
  dailyBudget: number | null
}

/** Whether the question is new, and which answer belongs to it. */
export interface StoredQuestion extends AnswerIds {
  isNew: boolean
}

interface Ids {
  id: string | number
  question_id: string | number
}

/**
 * Counts a question and inserts it with its empty answer, in one statement, so that concurrent questions cannot exceed
 * the quota. A repeated request breaks a constraint, and so does one answer too many at a time: neither is counted.
 */
const insertQuestion = (
  db: Db,
  { userId, content, image, requestId }: Question,
  { dailyQuota, dailyBudget }: Quota,
  now: Date,
) =>
  rowsOf<Ids>(
    db,
    sql`
    with taken as (
      insert into ${usage} (user_id, day, used)
      select ${userId}::bigint, ${dateInShanghai(now)}::date, 1 where ${dailyQuota}::int > 0 and (${dailyBudget}::int is null
        or (select coalesce(sum(used), 0) from ${usage} where day = ${dateInShanghai(now)}::date) < ${dailyBudget}::int)
      on conflict (user_id, day) do update set used = ${usage}.used + 1 where ${usage}.used < ${dailyQuota}::int
      returning used
    ), question as (
      insert into ${messages} (user_id, speaker, text, created_at, image, request_id)
      select ${userId}::bigint, 'user', ${content}, ${now.toISOString()}::timestamptz, ${image}, ${requestId} from taken
      returning id
    )
    insert into ${messages} (user_id, speaker, text, created_at, question_id, state, beat_at, asked_on, is_charged)
    select ${userId}::bigint, 'assistant', '', ${now.toISOString()}::timestamptz, question.id, 'running', now(),
      ${dateInShanghai(now)}::date, true
    from question returning id, question_id`,
  )

/** Returns the answer to an earlier question with the same request id, or null. */
export const findEarlierAnswer = async (
  db: Db,
  { userId, content, image, requestId }: Question,
): Promise<StoredQuestion | null> => {
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

const refusalToday = async (db: Db, userId: number, { dailyQuota }: Quota, now: Date) => {
  if ((await usedToday(db, userId, now)) >= dailyQuota) return new ApiError('AI_QUOTA_USED')
  return refuse('AI_BUDGET_USED', Math.ceil((renewalAfter(now).getTime() - now.getTime()) / 1000))
}

/** Saves a question; a repeated request gets its earlier answer and is not counted. */
export const saveQuestion = async (
  db: Db,
  question: Question,
  quota: Quota,
  now: Date,
): Promise<StoredQuestion> => {
  const written = await insertQuestion(db, question, quota, now).catch((error) => {
    const constraint = violatedConstraint(error)
    if (constraint === 'assistant_message_limit') throw refuse('AI_ANSWERING', answeringSeconds)
    if (constraint !== 'assistant_message_request') throw error
    return []
  })
  const [row] = written
  if (row)
    return { isNew: true, id: Number(row.id), questionId: Number(row.question_id), time: now.toISOString() }
  const earlier = await findEarlierAnswer(db, question)
  if (!earlier) throw await refusalToday(db, question.userId, quota, now)
  return earlier
}
