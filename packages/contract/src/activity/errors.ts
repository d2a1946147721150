import type { ErrorTable } from '../request-errors'

/** What is wrong with a sign-up for an activity, and why there is none. */
export const activityErrors = {
  ACTIVITY_NAME_REQUIRED: { status: 422, 'zh-CN': '请填写姓名', en: 'Enter your name' },
  ACTIVITY_NAME_TOO_LONG: { status: 422, 'zh-CN': '姓名最多 20 个字', en: '20 characters at most' },
  ACTIVITY_PHONE_REQUIRED: { status: 422, 'zh-CN': '请填写手机号', en: 'Enter your mobile number' },
  ACTIVITY_PHONE_INVALID: {
    status: 422,
    'zh-CN': '请填写正确的 11 位手机号',
    en: 'Enter a mobile number of 11 digits',
  },
  ACTIVITY_COMPANY_TOO_LONG: { status: 422, 'zh-CN': '公司最多 100 个字', en: '100 characters at most' },
  ACTIVITY_FULL: {
    status: 409,
    'zh-CN': '名额已满，可以加入候补，有人退出时按先后通知',
    en: 'No places are left. You can join the waiting list and are told when it is your turn',
  },
  ACTIVITY_CLOSED: { status: 409, 'zh-CN': '报名已经截止', en: 'Sign-up has ended' },
  ACTIVITY_CANCELLED: { status: 409, 'zh-CN': '这场活动已经取消', en: 'This activity is cancelled' },
  ACTIVITY_WALK_IN: {
    status: 409,
    'zh-CN': '这场活动不用报名，开放时间内直接来就行',
    en: 'Nobody has to sign up for this activity, just come',
  },
  ACTIVITY_PLACE_GONE: {
    status: 409,
    'zh-CN': '保留的时间已过，名额已经让给下一位，可以重新报名',
    en: 'The place was kept until its time and is given to the next in line. You can sign up again',
  },
  ACTIVITY_UNPAID: {
    status: 409,
    'zh-CN': '这场活动收费，付款以后名额就确认了',
    en: 'This activity has a price: your place is confirmed once it is paid',
  },
  ACTIVITY_ORDERED: {
    status: 409,
    'zh-CN': '这个名额已经下单，请在订单里取消或申请退款',
    en: 'You have an order for this place. Cancel it there, or ask for a refund',
  },
} as const satisfies ErrorTable

/** A code of `activityErrors`. */
export type ActivityErrorCode = keyof typeof activityErrors
