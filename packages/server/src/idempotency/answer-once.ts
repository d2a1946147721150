import { hash } from 'node:crypto'
import { idempotencyHeader } from '@chuhai/contract/constants'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../database/db'
import { deleteInBatches } from '../database/delete-batches'
import { type Claim, type Write, write, writeRows } from '../database/write-rows'
import { ApiError } from '../http/api-error'
import type { AppContext } from '../http/context'
import { idempotencyKeys } from './tables'

const lifetimeMs = 24 * 60 * 60 * 1000
const visibleAscii = /^[\x21-\x7e]{1,200}$/

/** What a call is going to do: the rows it writes, and what it then answers. */
export interface Effect<A = unknown> {
  answer: A
  writes: Write[]
  /** What it means to the caller that a constraint of the database, called so, does not let the rows in. */
  refusals?: Record<string, ApiError>
}

interface Submission {
  endpoint: string
  key: string
  /** Whose key it is: a user's id, empty for visitors. */
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

/** An expired key is as good as none. The new key's end tells when it comes: one lifetime earlier. */
const hasExpired = `idempotency_key.expires_at < excluded.expires_at - interval '${lifetimeMs} milliseconds'`

/** Takes the key; others with the same key wait until it is taken. */
const claim = ({ endpoint, key, scope, now }: Submission, bodyHash: string, answer: unknown): Claim => {
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  const row = write(idempotencyKeys, { endpoint, key, scope, bodyHash, answer, expiresAt })
  return { row, key: ['endpoint', 'key', 'scope'], replaceWhere: hasExpired }
}

const firstAnswer = async (db: Db, submission: Submission, bodyHash: string): Promise<unknown> => {
  const { endpoint, key, scope } = submission
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
  if (kept?.bodyHash !== bodyHash) throw new ApiError('IDEMPOTENCY_CONFLICT')
  return (kept.answer as { data: unknown }).data
}

/**
 * Has an effect once per key. Key, rows and answer are one statement, so that a process that dies in between leaves
 * nothing, and the same submission can come again.
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

/** Keys older than a day are forgotten, but for those being taken again: two who wait for one another would get nowhere. */
export const forgetExpiredKeys = async (db: Db, now: Date): Promise<void> => {
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.expiresAt, now))
}
