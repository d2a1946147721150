import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { keepEvents, type NewEvent } from './keep'
import { nextAskAfter } from './pace'
import type { HeardEvent, HeardParcel, ParcelListener } from './source'
import { type TrackedRow, trackedParcels } from './tables'
import { townOf } from './timeline/town'

const codeMax = 100
/** Other values are dropped, because the country is public. */
const letters = /^[A-Z]{2}$/

const rowOf = ({ number, carrierKey }: TrackedRow, event: HeardEvent, heardAt: Date): NewEvent => ({
  number,
  carrier: carrierKey,
  code: event.code.slice(0, codeMax),
  at: event.time.at,
  offset: event.time.offset,
  place: townOf(event.place),
  country: letters.test(event.country ?? '') ? event.country : null,
  raw: event.raw,
  heardAt,
})

/** Stores the events of a parcel, and schedules its next poll. */
export const hear = (
  db: Db,
  number: string,
  events: readonly HeardEvent[],
  listeners: readonly ParcelListener[],
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const rowsOf = (parcel: TrackedRow) => events.map((event) => rowOf(parcel, event, now))
    const kept = await keepEvents(tx, number, rowsOf, listeners, now)
    if (kept)
      await tx
        .update(trackedParcels)
        .set({ heardAt: now, lastError: null, asks: 0, nextAskAt: nextAskAfter(kept, now) })
        .where(eq(trackedParcels.number, number))
  })

/** Stores the events of a notice. Resolves to how many of its parcels are followed. */
export const hearAll = async (
  db: Db,
  carrierKey: string,
  parcels: readonly HeardParcel[],
  listeners: readonly ParcelListener[],
  now: Date,
): Promise<number> => {
  let known = 0
  for (const { carrierNumber, events } of parcels) {
    const [found] = await db
      .select({ number: trackedParcels.number })
      .from(trackedParcels)
      .where(and(eq(trackedParcels.carrierKey, carrierKey), eq(trackedParcels.carrierNumber, carrierNumber)))
    if (!found) continue
    known += 1
    await hear(db, found.number, events, listeners, now)
  }
  return known
}
