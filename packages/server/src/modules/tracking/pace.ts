import { trackingSilentDays } from '@chuhai/contract/constants'
import { isTrackingEnd, type TrackingStatus } from '@chuhai/contract/logistics'
import { backOffMs } from '../../time/back-off'
import { dayMs, hourMs, minuteMs } from '../../time/durations'

/** Polling intervals by status. */
const pauses: Partial<Record<TrackingStatus, number>> = {
  outForDelivery: 20 * minuteMs,
  readyForPickup: 2 * hourMs,
}
const usualMs = hourMs
const silentMs = dayMs

/** Time after the end of a parcel when polling stops: it may go back after its delivery. */
const endedForMs = 14 * dayMs
/** Time without events after which polling stops. */
const lostAfterMs = 120 * dayMs

/** Returns the time of the next poll after an answer; null for none. */
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

/** Returns the time of the next poll after a failure. */
export const retryAskAt = (asks: number, now: Date): Date =>
  new Date(now.getTime() + backOffMs(asks, { firstMs: minuteMs, longestMs: 6 * hourMs }))
