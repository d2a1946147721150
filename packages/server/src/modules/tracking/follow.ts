import type { LineCarrier } from '@chuhai/contract/logistics'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Write, writeOnce } from '../../database/write-rows'
import { keepEvents, ownCarrier } from './keep'
import type { ParcelListener } from './source'
import { trackedParcels } from './tables'

interface Followed {
  /** Our number. */
  number: string
  /** Key of the tracking source. */
  carrierKey: string
  carrier: LineCarrier
  destination: string
  /** Days of Beijing. */
  promised: { from: string; to: string } | null
}

/** Returns the row of a followed parcel, to be written with its booking; polling starts when the carrier has given it a number. */
export const followRow = (
  { number, carrierKey, carrier, destination, promised }: Followed,
  now: Date,
): Write =>
  writeOnce(trackedParcels, {
    number,
    carrierKey,
    carrier,
    carrierNumber: null,
    destination,
    promisedFrom: promised?.from ?? null,
    promisedTo: promised?.to ?? null,
    status: 'pending',
    asks: 0,
    nextAskAt: null,
    since: now,
  })

/** Codes of our own events, which `content/trackingCode` explains like those of carriers. */
export const ownSteps = [
  'booked',
  'cancelled',
  'received',
  'held',
  'cleared',
  'forwarded',
  'returned',
] as const
/** The code of an event of our own. */
export type OwnStep = (typeof ownSteps)[number]

interface Noted {
  number: string
  step: OwnStep
  /** Place of the event; undefined where it says nothing. */
  at?: { place: string; country: string; offset: number | null }
}

/** Stores an event of our own among those of the carrier. */
export const noteStep = async (
  tx: Db,
  { number, step, at: where }: Noted,
  listeners: readonly ParcelListener[],
  now: Date,
): Promise<void> => {
  const row = {
    number,
    carrier: ownCarrier,
    code: step,
    at: now,
    offset: where?.offset ?? null,
    place: where?.place ?? '',
    country: where?.country ?? null,
    raw: null,
    heardAt: now,
  }
  await keepEvents(tx, number, () => [row], listeners, now)
}

/** Starts to poll a parcel to which its carrier has given a number. */
export const beginAsking = async (
  tx: Db,
  { number, ...named }: { number: string; carrierKey: string; carrierNumber: string },
  now: Date,
): Promise<void> => {
  await tx
    .update(trackedParcels)
    .set({ ...named, asks: 0, nextAskAt: now })
    .where(eq(trackedParcels.number, number))
}

/** Stops polling a parcel that its carrier does not have. */
export const endAsking = async (tx: Db, number: string): Promise<void> => {
  await tx
    .update(trackedParcels)
    .set({ nextAskAt: null, lastError: null })
    .where(eq(trackedParcels.number, number))
}
