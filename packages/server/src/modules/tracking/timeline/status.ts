import { isTrackingEnd, type TrackingStatus, trackingStatuses } from '@chuhai/contract/logistics'
import { dayMs, hourMs } from '../../../time/durations'

/** An event, and the status that it gives a parcel; null where it changes nothing. */
export interface Dated {
  at: Date
  /** When we received it. */
  heardAt: Date
  status: TrackingStatus | null
}

/** Tolerance for clocks that are fast, and for local time written as UTC; later times are wrong. */
const believedMs = 26 * hourMs

/** Whether the time of an event is plausible for when we received it. */
export const isBelievable = ({ at, heardAt }: Pick<Dated, 'at' | 'heardAt'>): boolean =>
  at.getTime() - heardAt.getTime() <= believedMs

const rankOf = ({ status }: Dated): number => (status === null ? -1 : trackingStatuses.indexOf(status))

/** Returns plausible events in the order in which they happened, not in which they came; of the same time, the further one last. */
export const inOrder = <Event extends Dated>(events: readonly Event[]): Event[] =>
  events
    .filter(isBelievable)
    .sort((one, other) => one.at.getTime() - other.at.getTime() || rankOf(one) - rankOf(other))

/** Whether a status replaces another: an end is final, except for a return to the sender. */
const follows = (status: TrackingStatus, before: TrackingStatus): boolean =>
  !isTrackingEnd(before) || (status === 'returnToSender' && before !== 'returnToSender')

/** Returns the status of a parcel after its events; `unknown` where none has one. */
export const statusAfter = (events: readonly Dated[]): TrackingStatus =>
  inOrder(events).reduce<TrackingStatus>(
    (before, { status }) => (status !== null && follows(status, before) ? status : before),
    'unknown',
  )

/** Returns the whole days without events of a parcel under way; 0 after its end. */
export const silentDaysOf = (status: TrackingStatus, lastNews: Date, now: Date): number =>
  isTrackingEnd(status) ? 0 : Math.max(0, Math.floor((now.getTime() - lastNews.getTime()) / dayMs))
