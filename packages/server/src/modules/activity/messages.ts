import { examples, isoTimestamp, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'
import { placeOffer } from '../place/messages'

/** The page of the portal with one's own activities. */
export const activitiesPage = '/user/?tab=activities'

const path = (): string => activitiesPage

/** An activity as its messages name it. */
const activity = {
  activity: pipe(string(), examples(['长三角跨境选品大会'])),
  at: pipe(string(), isoTimestamp()),
}
const ahead = object({
  ...activity,
  ends: pipe(string(), isoTimestamp()),
  place: pipe(string(), examples(['杭州 · 国际博览中心 3C 馆'])),
})

const date = ({ at, ends, place }: { at: string; ends: string; place: string }) => ({
  from: new Date(at),
  to: new Date(ends),
  place,
})

/** A place is somebody's for good. */
export const activityConfirmed = messageKind({
  key: 'activity.confirmed',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: ahead,
  path,
  date,
})

/** A place at an activity has become free for somebody who has waited; they confirm it or pay. */
export const activityOffered = placeOffer('activity.offered')

/** An activity is near. */
export const activitySoon = messageKind({
  key: 'activity.soon',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: ahead,
  path,
  date,
})

/** An activity takes place at another time or place than those who come were told. */
export const activityMoved = messageKind({
  key: 'activity.moved',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: ahead,
  path,
  date,
})

/** An activity is not going to be held. */
export const activityCancelled = messageKind({
  key: 'activity.cancelled',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(activity),
  path,
})
