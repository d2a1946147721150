import { trackingSilentDays } from '@chuhai/contract/constants'
import { isTrackingEnd, type TrackingStatus } from '@chuhai/contract/logistics'
import { backOffMs } from '../../time/back-off'
import { dayMs, hourMs, minuteMs } from '../../time/durations'

/** How soon news is expected. */
const pauses: Partial<Record<TrackingStatus, number>> = {
  outForDelivery: 20 * minuteMs,
  readyForPickup: 2 * hourMs,
}
const usualMs = hourMs
const silentMs = dayMs

/** A parcel may go back after its delivery; after this time nobody asks any more. */
const endedForMs = 14 * dayMs
/** Nor about one that was never heard of again. */
const lostAfterMs = 120 * dayMs

/** Returns when a carrier is asked again about a parcel that it has just answered for; null for never. */
export const nextAskAfter = (
  { status, lastNews }: { status: TrackingStatus; lastNews: Date },
  now: Date,
): Date | null => {
  const quietMs = now.getTime() - lastNews.getTime()
  const isEnd = isTrackingEnd(status)
  if (quietMs >= (isEnd ? endedForMs : lostAfterMs)) return null
  const isSlow = isEnd || quietMs >= trackingSilentDays * dayMs
  return new Date(now.getTime() + (isSlow ? silentMs : (pauses[status] ?? usualMs)))
}

/** Returns when a carrier is asked again that could not be asked. */
export const retryAskAt = (asks: number, now: Date): Date =>
  new Date(now.getTime() + backOffMs(asks, { firstMs: minuteMs, longestMs: 6 * hourMs }))
