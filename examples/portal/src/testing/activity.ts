import type { SignUp } from '@chuhai/contract/activity'
import { activityDouble } from './publications'

/** A place at the activity of the doubles. */
export const signUpDouble = (change: Partial<SignUp> = {}): SignUp => ({
  activityId: activityDouble.id,
  sessionId: 1000,
  title: activityDouble.title,
  startsAt: activityDouble.startsAt,
  endsAt: activityDouble.endsAt,
  venue: '杭州 · 国际博览中心',
  fee: 0,
  isCancelled: false,
  name: '沈立群',
  phone: '13857312046',
  company: '宁居家居',
  signedUpAt: '2026-11-20T02:00:00.000Z',
  checkedInAt: null,
  place: { state: 'kept', keepUntil: null, ahead: 0 },
  orderNumber: null,
  ...change,
})
