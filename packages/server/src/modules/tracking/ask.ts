import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { claimDue, type Queue } from '../../jobs/claim'
import { failureOf } from '../../jobs/failure'
import type { Logger } from '../../process/log'
import { minuteMs } from '../../time/durations'
import { hear } from './hear'
import { retryAskAt } from './pace'
import type { HeardEvent, HeardParcel, ParcelListener, TrackingSource } from './source'
import { type TrackedRow, trackedParcels } from './tables'

interface Asking {
  db: Db
  log: Logger
  source: TrackingSource
  listeners: readonly ParcelListener[]
}

const queueOf = ({ key, batch }: TrackingSource): Queue<typeof trackedParcels> => ({
  table: trackedParcels,
  key: 'number',
  dueAt: 'nextAskAt',
  attempts: 'asks',
  open: and(eq(trackedParcels.carrierKey, key), isNotNull(trackedParcels.carrierNumber)),
  batch,
  claimMs: 2 * minuteMs,
})

/** Events by the carrier's number, which an answer may contain more than once. */
const byNumber = (parcels: readonly HeardParcel[]): Map<string, readonly HeardEvent[]> => {
  const heard = new Map<string, readonly HeardEvent[]>()
  for (const { carrierNumber, events } of parcels)
    heard.set(carrierNumber, [...(heard.get(carrierNumber) ?? []), ...events])
  return heard
}

const postpone = async (
  db: Db,
  parcels: readonly TrackedRow[],
  lastError: string,
  now: Date,
): Promise<void> => {
  for (const { number, asks } of parcels)
    await db
      .update(trackedParcels)
      .set({ lastError, nextAskAt: retryAskAt(asks, now) })
      .where(eq(trackedParcels.number, number))
}

/**
 * Polls the source for parcels that are due, and stores the events; a parcel that it does not know yet has none. Resolves to whether more
 * may be due.
 */
export const askSource = async ({ db, log, source, listeners }: Asking, now: Date): Promise<boolean> => {
  const due = await claimDue(db, queueOf(source), now)
  if (due.length === 0) return false
  const asked = due.flatMap(({ carrierNumber, carrier }) =>
    carrierNumber === null ? [] : { carrierNumber, carrier: carrier.key },
  )
  let heard: Map<string, readonly HeardEvent[]>
  try {
    heard = byNumber(await source.track(asked))
  } catch (error) {
    const reason = failureOf(error)
    log.warn(
      { carrier: source.key, parcels: due.length, reason },
      'a carrier could not be asked, will be tried again',
    )
    await postpone(db, due, reason, now)
    return false
  }
  for (const parcel of due)
    try {
      await hear(db, parcel.number, heard.get(parcel.carrierNumber ?? '') ?? [], listeners, now)
    } catch (err) {
      // The other parcels are stored all the same.
      log.error({ err, parcel: parcel.number, alert: true }, 'what a carrier says of a parcel was not kept')
      await postpone(db, [parcel], failureOf(err), now)
    }
  return due.length === source.batch
}
