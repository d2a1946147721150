import { isTrackingEnd, type TrackingStatus, trackingStatuses } from '@chuhai/contract/logistics'
import { dayMs, hourMs } from '../../../time/durations'

/** What has happened, and what it makes of a parcel; null where it changes nothing. */
export interface Dated {
  at: Date
  /** When we were told. */
  heardAt: Date
  status: TrackingStatus | null
}

/** Clocks of carriers are a little fast, and some write local time as UTC; what is later than that is a mistake. */
const believedMs = 26 * hourMs

/** Whether an event can have happened when we heard of it. */
export const isBelievable = ({ at, heardAt }: Pick<Dated, 'at' | 'heardAt'>): boolean =>
  at.getTime() - heardAt.getTime() <= believedMs

const rankOf = ({ status }: Dated): number => (status === null ? -1 : trackingStatuses.indexOf(status))

/** Returns events in the order in which they happened, whatever the order in which they came; of one minute, the further one last. */
export const inOrder = <Event extends Dated>(events: readonly Event[]): Event[] =>
  events
    .filter(isBelievable)
    .sort((one, other) => one.at.getTime() - other.at.getTime() || rankOf(one) - rankOf(other))

/** Whether a status takes the place of another: what has ended stays so, except that it goes back to its sender. */
const follows = (status: TrackingStatus, before: TrackingStatus): boolean =>
  !isTrackingEnd(before) || (status === 'returnToSender' && before !== 'returnToSender')

/** Returns how far a parcel is after its events; `unknown` where none says anything. */
export const statusAfter = (events: readonly Dated[]): TrackingStatus =>
  inOrder(events).reduce<TrackingStatus>(
    (before, { status }) => (status !== null && follows(status, before) ? status : before),
    'unknown',
  )

/** For how many whole days there has been no news of a parcel that is under way. */
export const silentDaysOf = (status: TrackingStatus, lastNews: Date, now: Date): number =>
  isTrackingEnd(status) ? 0 : Math.max(0, Math.floor((now.getTime() - lastNews.getTime()) / dayMs))
