import type { LineCarrier } from '@chuhai/contract/logistics'
import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Write, writeOnce } from '../../database/write-rows'
import { keepEvents, ownCarrier } from './keep'
import type { ParcelListener } from './source'
import { trackedParcels } from './tables'

interface Followed {
  /** Ours. */
  number: string
  /** The key of who will be asked about it. */
  carrierKey: string
  carrier: LineCarrier
  destination: string
  /** Days of Beijing. */
  promised: { from: string; to: string } | null
}

/** Returns the row by which a parcel is followed, to be written with its booking; nobody is asked before it has a number there. */
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

/** What we know ourselves: by our own codes, which `content/trackingCode` explains like those of carriers. */
export const ownSteps = [
  'booked',
  'cancelled',
  'received',
  'held',
  'cleared',
  'forwarded',
  'returned',
] as const
/** What we know ourselves of a parcel. */
export type OwnStep = (typeof ownSteps)[number]

interface Noted {
  number: string
  step: OwnStep
  /** Where it happened; nowhere where that says nothing. */
  at?: { place: string; country: string; offset: number | null }
}

/** Puts a step of ours between those of the carrier. */
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

/** Begins to ask about a parcel whose carrier has given it a number. */
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

/** Asks nobody any more about a parcel that its carrier does not have. */
export const endAsking = async (tx: Db, number: string): Promise<void> => {
  await tx
    .update(trackedParcels)
    .set({ nextAskAt: null, lastError: null })
    .where(eq(trackedParcels.number, number))
}
