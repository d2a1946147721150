import { hash } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../database/db'
import { deleteInBatches } from '../database/delete-batches'
import { type Claim, type Write, write, writeRows } from '../database/write-rows'
import { dayMs } from '../time/durations'
import { idempotencyKeys } from './tables'

const lifetimeMs = dayMs

/** The answer of the first call with a key. */
interface FirstAnswer {
  answer: unknown
}

export interface Submission {
  endpoint: string
  key: string
  /** The owner of the key: a user's id, empty for visitors. */
  scope: string
  input: unknown
  now: Date
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

const answerOf = (kept: { answer: unknown }): FirstAnswer => ({
  answer: (kept.answer as { data: unknown }).data,
})

/**
 * Applies an effect once per key, and returns the first answer; null where the key was used with another input. Key, rows and
 * answer are one statement, so that a process that dies in between leaves nothing, and the same submission can be repeated.
 */
export const answerOnce = async (
  db: Db,
  submission: Submission,
  { answer, writes }: FirstAnswer & { writes: Write[] },
): Promise<FirstAnswer | null> => {
  const bodyHash = hashOf(submission.input)
  const isFirst = await writeRows(db, writes, claim(submission, bodyHash, { data: answer }))
  if (isFirst) return { answer }
  const kept = await findKept(db, submission)
  return kept?.bodyHash === bodyHash ? answerOf(kept) : null
}

/** Returns the first answer of a submission; null where this is its first call. */
export const findAnswer = async (db: Db, submission: Submission): Promise<FirstAnswer | null> => {
  const kept = await findKept(db, submission)
  const isSame = kept && kept.expiresAt >= submission.now && kept.bodyHash === hashOf(submission.input)
  return isSame ? answerOf(kept) : null
}

/** Deletes expired keys, except those that are being claimed again, which would deadlock. */
export const forgetExpiredKeys = async (db: Db, now: Date): Promise<void> => {
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.expiresAt, now))
}
