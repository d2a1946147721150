import { hash } from 'node:crypto'
import { idempotencyHeader } from '@chuhai/contract/constants'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../database/db'
import { deleteInBatches } from '../database/delete-batches'
import { type Claim, type Write, write, writeRows } from '../database/write-rows'
import { ApiError } from '../http/api-error'
import type { AppContext } from '../http/context'
import { dayMs } from '../time/durations'
import { idempotencyKeys } from './tables'

const lifetimeMs = dayMs
const visibleAscii = /^[\x21-\x7e]{1,200}$/

/** The effect of a call: the rows it writes, and its answer. */
export interface Effect<A = unknown> {
  answer: A
  writes: Write[]
  /** The errors of violated constraints, by the constraint's name. */
  refusals?: Record<string, ApiError>
}

interface Submission {
  endpoint: string
  key: string
  /** The owner of the key: a user's id, empty for visitors. */
  scope: string
  input: unknown
  now: Date
}

/** The request's key; null when it carries none. */
export const readKey = (c: AppContext): string | null => {
  const key = c.req.header(idempotencyHeader)
  if (key === undefined) return null
  if (!visibleAscii.test(key)) throw new ApiError('IDEMPOTENCY_KEY_INVALID')
  return key
}

const hashOf = (input: unknown): string => hash('sha256', JSON.stringify(input), 'base64url')

/** An expired key does not count. A new key was sent one lifetime before its end. */
const hasExpired = `idempotency_key.expires_at < excluded.expires_at - interval '${lifetimeMs} milliseconds'`

/** Claims the key; concurrent calls with the same key wait for it. */
const claim = ({ endpoint, key, scope, now }: Submission, bodyHash: string, answer: unknown): Claim => {
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const row = write(idempotencyKeys, { endpoint, key, scope, bodyHash, answer, expiresAt })
  return { row, key: ['endpoint', 'key', 'scope'], replaceWhere: hasExpired }
}

const findKept = async (db: Db, { endpoint, key, scope }: Submission) => {
  const [kept] = await db
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.endpoint, endpoint),
        eq(idempotencyKeys.key, key),
        eq(idempotencyKeys.scope, scope),
      ),
    )
  return kept
}

const dataOf = (kept: { answer: unknown }): unknown => (kept.answer as { data: unknown }).data

const firstAnswer = async (db: Db, submission: Submission, bodyHash: string): Promise<unknown> => {
  const kept = await findKept(db, submission)
  if (kept?.bodyHash !== bodyHash) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return dataOf(kept)
}

/**
 * Applies an effect once per key. Key, rows and answer are one statement, so that a process that dies in between leaves
 * nothing, and the same submission can be repeated.
 */
export const answerOnce = async (
  db: Db,
  submission: Submission,
  { answer, writes }: Effect,
): Promise<unknown> => {
  const bodyHash = hashOf(submission.input)
  const isFirst = await writeRows(db, writes, claim(submission, bodyHash, { data: answer }))
  return isFirst ? answer : firstAnswer(db, submission, bodyHash)
}

/** Returns the first answer of a submission that is refused now; throws the refusal where it is the first one. */
export const answerAgain = async (
  db: Db,
  submission: Submission | null,
  refusal: unknown,
): Promise<unknown> => {
  const kept = submission && refusal instanceof ApiError && (await findKept(db, submission))
  if (kept && kept.expiresAt >= submission.now && kept.bodyHash === hashOf(submission.input))
    return dataOf(kept)
  throw refusal
}

/** Deletes expired keys, except those that are being claimed again, which would deadlock. */
export const forgetExpiredKeys = async (db: Db, now: Date): Promise<void> => {
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.expiresAt, now))
}
