import type { ErrorTable } from '../request-errors'

/** Why parcels cannot be asked for. */
export const trackingErrors = {
  TRACKING_NUMBER_INVALID: {
    status: 422,
    'zh-CN': '单号应为 6 到 40 位字母或数字',
    en: 'A number has 6 to 40 letters or digits',
  },
  TRACKING_NUMBERS_REQUIRED: { status: 422, 'zh-CN': '请输入单号', en: 'Please enter a number' },
  TRACKING_NUMBERS_TOO_MANY: {
    status: 422,
    'zh-CN': '一次最多查询 20 个单号',
    en: '20 numbers at a time at most',
  },
  TRACKING_GUESSES: {
    status: 429,
    'zh-CN': '查不到的单号太多，请核对后过一会儿再查',
    en: 'Too many numbers were not found, please check them and try again later',
  },
} as const satisfies ErrorTable

/** A code of `trackingErrors`. */
export type TrackingErrorCode = keyof typeof trackingErrors
