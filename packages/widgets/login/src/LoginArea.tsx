import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import type { AccountItem } from './account'

export interface LoginAreaProps {
  /** Undefined while there is none yet, on a server for instance: the area then waits, with the links of `href`. */
  core: Core | undefined
  /** The language of this area alone; the core's when not given. */
  locale?: Locale
  /** Where 个人中心 leads; `/user/` of the portal when not given. */
  personalCentre?: string
  /** `navigate` leaves through the provider's own logout, `in-place` stays on the page. */
  logout?: 'navigate' | 'in-place'
  /** Entries between 个人中心 and 退出登录. */
  items?: readonly AccountItem[]
  /** Where 登录 and 注册 lead without JavaScript, or opened in a tab of their own. */
  href?(mode: 'login' | 'register'): string
  /** As wide as its container, for a drawer. */
  block?: boolean
  onSignedIn?(detail: { id: string }): void
  onSignedOut?(): void
}

/** 登录 and 注册, or the avatar with its menu (specification 2.8). */
export const LoginArea = (_: LoginAreaProps) => null
