import { eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../database/db'
import { deleteInBatches } from '../database/delete-batches'
import { claimDue, type Queue } from '../jobs/claim'
import { backOffMs } from '../time/back-off'
import { hourMs } from '../time/durations'
import { outboxMessages } from './tables'

/** Longer than one delivery can take. */
export const claimMs = 30_000

const delays = { firstMs: 2000, longestMs: hourMs }

const queue: Queue<typeof outboxMessages> = {
  table: outboxMessages,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  open: isNull(outboxMessages.deliveredAt),
  batch: 10,
  claimMs,
}

export type ClaimedMessage = Pick<typeof outboxMessages.$inferSelect, 'id' | 'payload' | 'attempts'>

export const claimMessages = (db: Db, now: Date): Promise<ClaimedMessage[]> => claimDue(db, queue, now)

export const markDelivered = async (db: Db, id: string, now: Date): Promise<void> => {
  await db.update(outboxMessages).set({ deliveredAt: now, lastError: null }).where(eq(outboxMessages.id, id))
}

/** 2 s, 4 s, 8 s … up to an hour, with jitter. Retries never end. */
export const retryDelayMs = (attempts: number, random = Math.random()): number =>
  backOffMs(attempts, delays) * (0.8 + 0.4 * random)

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
