import type { ErrorTable } from '../request-errors'

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
} as const satisfies ErrorTable
