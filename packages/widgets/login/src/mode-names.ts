import type { Locale } from '@chuhai/contract/locale'
import type { SignOnMode } from '@chuhai/core'

/** What the two ways in are called, on buttons and dialogs alike. */
export const modeNames: Record<Locale, Record<SignOnMode, string>> = {
  'zh-CN': { login: '登录', register: '注册' },
  en: { login: 'Log in', register: 'Register' },
}
