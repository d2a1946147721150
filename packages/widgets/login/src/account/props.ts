import type { UserInfo } from '@chuhai/contract/user'
import type { Core } from '@chuhai/core'
import type { AccountItem } from './item'
import type { AccountMessages } from './messages'

/** What button and menu share. */
export interface AccountProps {
  core: Core
  user: UserInfo
  words: AccountMessages
  personalCentre?: string | undefined
  logout?: 'navigate' | 'in-place' | undefined
  items?: readonly AccountItem[] | undefined
}
