import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { idInPath } from '../fields'
import { signUp, signUpBody } from './sign-up'

const path = '/activity/{id}/signUp'

/** The caller's place at the next time of an activity; null where they have not signed up. */
export const getSignUp = endpoint({
  name: 'getSignUp',
  summary: '我在一场活动的报名',
  method: 'GET',
  path,
  access: 'user',
  params: idInPath(),
  answer: v.nullable(signUp),
})

/**
 * Signs the caller up for the next time of an activity. Who has a place or waits already keeps it, and has another name or number
 * from then on, so that a repeated call changes nothing else.
 */
export const signUpForActivity = endpoint({
  name: 'signUpForActivity',
  summary: '报名活动；没有名额时按意愿加入候补',
  method: 'PUT',
  path,
  access: 'user',
  params: idInPath(),
  body: signUpBody,
  answer: signUp,
  errors: [
    'NOT_FOUND',
    'ACTIVITY_NAME_REQUIRED',
    'ACTIVITY_NAME_TOO_LONG',
    'ACTIVITY_PHONE_REQUIRED',
    'ACTIVITY_PHONE_INVALID',
    'ACTIVITY_COMPANY_TOO_LONG',
    'ACTIVITY_FULL',
    'ACTIVITY_CLOSED',
    'ACTIVITY_CANCELLED',
    'ACTIVITY_WALK_IN',
  ],
})

/** Confirms a place that was kept for somebody who had waited, where it costs nothing. */
export const confirmActivityPlace = endpoint({
  name: 'confirmActivityPlace',
  summary: '确认候补得到的名额',
  method: 'POST',
  path: '/activity/{id}/signUp/confirm',
  access: 'user',
  params: idInPath(),
  answer: signUp,
  errors: ['NOT_FOUND', 'ACTIVITY_PLACE_GONE', 'ACTIVITY_UNPAID'],
})

/** Gives a place back, or leaves the waiting list; the next in line is offered what is free. A repeated call changes nothing. */
export const giveBackActivityPlace = endpoint({
  name: 'giveBackActivityPlace',
  summary: '退出活动，名额让给候补',
  method: 'DELETE',
  path,
  access: 'user',
  params: idInPath(),
  answer: v.null(),
  errors: ['ACTIVITY_ORDERED'],
})

/** All places of the caller at activities, the last first, also at those that are over. */
export const listSignUps = endpoint({
  name: 'listSignUps',
  summary: '我的全部活动',
  method: 'GET',
  path: '/activity/signUp/mine',
  access: 'user',
  answer: v.array(signUp),
})
