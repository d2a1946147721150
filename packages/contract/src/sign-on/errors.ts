import type { ErrorTable } from '../request-errors'

/** Why a sign-on fails. */
export const signOnErrors = {
  SIGN_ON_EXPIRED: {
    status: 400,
    'zh-CN': '登录请求已过期，请重新登录',
    en: 'This sign-in has expired, please sign in again',
  },
  SIGN_ON_FAILED: {
    status: 502,
    'zh-CN': '登录服务暂时不可用，请稍后重试',
    en: 'The sign-in service is unavailable, please try again later',
  },
  KEY_PROOF_INVALID: {
    status: 400,
    'zh-CN': '登录凭证无法验证，请检查设备时间后重试',
    en: 'This sign-in cannot be verified, please check the time of your device and try again',
  },
  ACCOUNT_DISABLED: {
    status: 403,
    'zh-CN': '该账号已停用，请联系客服',
    en: 'This account is disabled, please contact us',
  },
} as const satisfies ErrorTable
