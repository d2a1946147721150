import type { DeliveryState, OutwardWay } from '@chuhai/contract/admin'
import { and, eq, inArray, lt, notInArray } from 'drizzle-orm'
import type { Db } from '../database/db'
import { claimDue } from '../jobs/claim'
import { backOffMs } from '../time/back-off'
import { dayMs, hourMs } from '../time/durations'
import { messageDeliveries, messageStops } from './tables'

/** How long one attempt may take. */
export const sendLimitMs = 30_000

const claimMs = 2 * sendLimitMs
const delays = { firstMs: 2000, longestMs: hourMs }
const batch = 20

/** What has not gone out within this time is of no use any more. */
export const usefulMs = 3 * dayMs

export type Delivery = typeof messageDeliveries.$inferSelect

const isOpen = inArray(messageDeliveries.state, ['due', 'held'])

interface Sendable {
  kinds: readonly string[]
  ways: readonly OutwardWay[]
}

/** Claims due deliveries of kinds that this server knows, that are not stopped, by ways that it has. */
export const claimDeliveries = (db: Db, { kinds, ways }: Sendable, now: Date): Promise<Delivery[]> => {
  const stopped = db.select({ kind: messageStops.kind }).from(messageStops)
  const open = and(
    isOpen,
    inArray(messageDeliveries.kind, [...kinds]),
    inArray(messageDeliveries.way, [...ways]),
    notInArray(messageDeliveries.kind, stopped),
  )
  return claimDue(
    db,
    { table: messageDeliveries, key: 'id', dueAt: 'dueAt', attempts: 'attempts', open, batch, claimMs },
    now,
  )
}

/** What became of a claimed delivery; one that is due or held again says when. */
export type Outcome =
  | { state: 'sent' }
  | { state: 'refused' | 'skipped'; reason: string }
  | { state: 'due' | 'held'; reason: string; until: Date }

/** What a way tells of a failure is no longer than a line. */
const reasonMax = 200

/** Writes what became of a delivery. To be held is no attempt. */
export const settle = async (
  db: Db,
  { id, attempts }: Pick<Delivery, 'id' | 'attempts'>,
  outcome: Outcome,
  now: Date,
): Promise<void> => {
  const change: Partial<Delivery> = {
    state: outcome.state,
    lastError: outcome.state === 'sent' ? null : outcome.reason.slice(0, reasonMax),
    ...(outcome.state === 'sent' && { sentAt: now }),
    ...('until' in outcome && { dueAt: outcome.until }),
    ...(outcome.state === 'held' && { attempts: attempts - 1 }),
  }
  await db
    .update(messageDeliveries)
    .set(change)
    .where(and(eq(messageDeliveries.id, id), isOpen))
}

/** A failed attempt is made again after 2 s, 4 s, 8 s … up to an hour, with jitter. */
export const tryAgain = (
  { attempts }: Pick<Delivery, 'attempts'>,
  reason: string,
  now: Date,
  random = Math.random(),
): Outcome => {
  const delayMs = backOffMs(attempts, delays) * (0.8 + 0.4 * random)
  return { state: 'due', reason, until: new Date(now.getTime() + delayMs) }
}

/** Gives up what nobody sends: by ways that this server has not, or of kinds that are stopped. */
export const skipOverdue = async (db: Db, now: Date): Promise<void> => {
  const state: DeliveryState = 'skipped'
  await db
    .update(messageDeliveries)
    .set({ state, lastError: 'too late' })
    .where(and(isOpen, lt(messageDeliveries.dueAt, new Date(now.getTime() - usefulMs))))
}
