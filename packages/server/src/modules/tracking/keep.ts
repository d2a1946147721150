import type { TrackingStatus } from '@chuhai/contract/logistics'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findMeanings } from './meanings'
import type { ParcelListener } from './source'
import { type EventRow, type TrackedRow, trackedParcels, trackingEvents } from './tables'
import { type Dated, inOrder, statusAfter } from './timeline/status'

export type NewEvent = typeof trackingEvents.$inferInsert

/** Carrier key of our own events. */
export const ownCarrier = 'chuhai'

/** Returns events with their meanings, by the codes known now. */
export const explainEvents = async (db: Db, events: readonly EventRow[]) => {
  const meaningOf = await findMeanings(db, events)
  return events.map((event) => ({ ...event, ...meaningOf(event) }))
}

/** A booked parcel without a status is `pending`. */
const statusOf = (events: readonly Dated[]): TrackingStatus => {
  const status = statusAfter(events)
  return status === 'unknown' ? 'pending' : status
}

/** A parcel after its newest event. */
export interface Kept {
  parcel: TrackedRow
  status: TrackingStatus
  /** Time of the last event, or since when it is followed. */
  lastNews: Date
}

/**
 * Locks parcels before a transition that also changes their shipment. Received events lock the parcel before listeners lock the shipment;
 * the other order would deadlock.
 */
export const lockParcels = async (tx: Db, numbers: readonly string[]): Promise<void> => {
  const { number } = trackedParcels
  await tx
    .select({ number })
    .from(trackedParcels)
    .where(inArray(number, [...numbers]))
    .orderBy(asc(number))
    .for('update')
}

/**
 * Stores events of a parcel, each once, and notifies the listeners of a new status in the same transaction. Repeated events and the order
 * of arrival have no effect. Resolves to null where the parcel is not followed.
 */
export const keepEvents = async (
  tx: Db,
  number: string,
  eventsOf: (parcel: TrackedRow) => NewEvent[],
  listeners: readonly ParcelListener[],
  now: Date,
): Promise<Kept | null> => {
  // Simultaneous events of a parcel wait for each other, so that each change is notified once.
  const [parcel] = await tx
    .select()
    .from(trackedParcels)
    .where(eq(trackedParcels.number, number))
    .for('update')
  if (!parcel) return null
  const rows = eventsOf(parcel)
  if (rows.length > 0) await tx.insert(trackingEvents).values(rows).onConflictDoNothing()
  const stored = await tx.select().from(trackingEvents).where(eq(trackingEvents.number, number))
  const known = inOrder(await explainEvents(tx, stored))
  const status = statusOf(known)
  const lastEventAt = known.at(-1)?.at ?? null
  const isNews = lastEventAt !== null && (parcel.lastEventAt ?? parcel.since) < lastEventAt
  await tx
    .update(trackedParcels)
    .set({ status, lastEventAt, ...(isNews && { silentToldAt: null }) })
    .where(eq(trackedParcels.number, number))
  if (status !== parcel.status) {
    const isOwn = rows.length > 0 && rows.every(({ carrier }) => carrier === ownCarrier)
    const moved = { number, status, before: parcel.status, at: lastEventAt ?? now, isOwn }
    for (const listener of listeners) await listener(tx, moved, now)
  }
  return { parcel, status, lastNews: lastEventAt ?? parcel.since }
}
