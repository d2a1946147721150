import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db'
import { deleteInBatches } from '../database/delete-batches'
import { hourMs } from '../time/durations'
import { outboxMessages } from './tables'

/** Longer than one delivery can take; after this time another instance takes over from one that died. */
export const claimMs = 30_000

const batch = 10
const firstDelayMs = 2000
const longestDelayMs = hourMs

export interface ClaimedMessage {
  id: string
  payload: unknown
  attempts: number
}

/** Claims due messages for this instance; another instance gets other messages at the same time. */
export const claimDue = async (db: Db, now: Date): Promise<ClaimedMessage[]> => {
  const due = db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(and(isNull(outboxMessages.deliveredAt), lte(outboxMessages.nextAttemptAt, now)))
    .orderBy(asc(outboxMessages.nextAttemptAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  return db
    .update(outboxMessages)
    .set({ nextAttemptAt: new Date(now.getTime() + claimMs), attempts: sql`${outboxMessages.attempts} + 1` })
    .where(inArray(outboxMessages.id, due))
    .returning({ id: outboxMessages.id, payload: outboxMessages.payload, attempts: outboxMessages.attempts })
}

export const markDelivered = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.update(outboxMessages).set({ deliveredAt: now, lastError: null }).where(eq(outboxMessages.id, id))
}

/** 2 s, 4 s, 8 s … up to an hour, with jitter. Retries never end. */
export const retryDelayMs = (attempts: number, random = Math.random()): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts - 1, 20)) * (0.8 + 0.4 * random)

export const postpone = async (
  db: Db,
  { id, attempts }: ClaimedMessage,
  lastError: string,
  now: Date,
): Promise<void> => {
  const nextAttemptAt = new Date(now.getTime() + retryDelayMs(attempts))
  await db.update(outboxMessages).set({ nextAttemptAt, lastError }).where(eq(outboxMessages.id, id))
}

interface OldMessages {
  deliveredBefore: Date
  /** For messages that were never delivered; the leads that they are about are deleted at the same age. */
  createdBefore: Date
}

export const forgetOldOutboxMessages = (
  db: Db,
  { deliveredBefore, createdBefore }: OldMessages,
): Promise<number> =>
  deleteInBatches(
    db,
    outboxMessages,
    or(lt(outboxMessages.deliveredAt, deliveredBefore), lt(outboxMessages.createdAt, createdBefore)),
  )
