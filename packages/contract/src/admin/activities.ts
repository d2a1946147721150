import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { idInPath, rowId, wholeNumber } from '../fields'
import { place } from '../place'

const activitySession = v.object({
  id: v.number(),
  activityId: v.number(),
  title: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  venue: v.string(),
  /** Null where there is no limit. */
  seats: v.nullable(v.number()),
  /** Fen. */
  fee: v.number(),
  isCancelled: v.boolean(),
  /** How many have a place, also one that is still to be confirmed or paid. */
  taken: v.number(),
  waiting: v.number(),
  checkedIn: v.number(),
})
/** A time at which an activity takes place, for which somebody has signed up. */
export type ActivitySession = v.InferOutput<typeof activitySession>

/** Times of activities that somebody has signed up for, the latest first, before the last one of the page before. */
export const listActivitySessions = adminEndpoint({
  name: 'listActivitySessions',
  summary: '活动场次与报名人数',
  role: 'viewer',
  method: 'GET',
  path: '/admin/activitySessions',
  query: v.object({ before: v.optional(wholeNumber(1, 999_999_999)), rows: wholeNumber(1, 1000) }),
  answer: v.array(activitySession),
})

const attendee = v.object({
  userId: v.number(),
  name: v.string(),
  phone: v.string(),
  company: v.string(),
  signedUpAt: v.string(),
  /** Null once the order of the place was refunded. */
  place: v.nullable(place),
  checkedInAt: v.nullable(v.string()),
})
/** Somebody who has signed up for an activity. */
export type Attendee = v.InferOutput<typeof attendee>

/** All who have signed up for one time of an activity, the first first; null where it is unknown. */
export const listAttendees = adminEndpoint({
  name: 'listAttendees',
  summary: '一场活动的签到名单',
  role: 'agent',
  method: 'GET',
  path: '/admin/activitySessions/{id}/attendees',
  params: idInPath(),
  answer: v.nullable(v.object({ session: activitySession, attendees: v.array(attendee) })),
})

/** Notes that somebody has come, or has not after all; null where they have no place. */
export const checkInAttendee = adminEndpoint({
  name: 'checkInAttendee',
  summary: '签到',
  role: 'agent',
  method: 'PUT',
  path: '/admin/activitySessions/{id}/checkIn',
  params: idInPath(),
  body: v.object({ userId: rowId(), isHere: v.boolean() }),
  answer: v.nullable(attendee),
})
