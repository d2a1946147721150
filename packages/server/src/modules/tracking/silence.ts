import { trackingSilentDays } from '@chuhai/contract/constants'
import { isTrackingEnd, trackingStatuses } from '@chuhai/contract/logistics'
import { and, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { writeRows } from '../../database/write-rows'
import { eachInTurn } from '../../jobs/run-jobs'
import { tell } from '../../messages/tell'
import { daysBefore } from '../../time/before'
import { parcelSilent } from './messages'
import type { FindSender } from './source'
import { trackedParcels } from './tables'

const { lastEventAt, since, silentToldAt, status, number } = trackedParcels

/** Condition: the last event of a parcel is before a time; without one, since when it is followed counts. */
export const isQuietSince = (time: Date): SQL | undefined =>
  or(lte(lastEventAt, time), and(isNull(lastEventAt), lte(since, time)))

/** Condition: a parcel under way has had no events for `trackingSilentDays`. */
export const isSilent = (now: Date): SQL | undefined =>
  and(
    isQuietSince(daysBefore(now, trackingSilentDays)),
    inArray(
      status,
      trackingStatuses.filter((one) => !isTrackingEnd(one)),
    ),
  )

/** Notifies senders of parcels without events for long, once for each silence. */
export const tellOfSilence = async (db: Db, findSender: FindSender, now: Date): Promise<void> => {
  const isUntold = and(isNull(silentToldAt), isSilent(now))
  const silent = await db.select({ number }).from(trackedParcels).where(isUntold)
  await eachInTurn(silent, ({ number: own }) =>
    db.transaction(async (tx) => {
      const marked = await tx
        .update(trackedParcels)
        .set({ silentToldAt: now })
        .where(and(eq(number, own), isUntold))
        .returning({ number })
      const sender = marked.length > 0 ? await findSender(tx, own) : null
      if (!sender) return
      const values = { number: own, shipment: sender.shipment, days: String(trackingSilentDays) }
      const about = { userId: sender.userId, once: `${own}:${now.toISOString()}`, values }
      await writeRows(tx, tell(parcelSilent, about, now))
    }),
  )
}
