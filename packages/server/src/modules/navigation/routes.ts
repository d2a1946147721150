import { getNavigation } from '@chuhai/contract/navigation'
import { type Implementation, implement } from '../../http/implement'
import type { WeChatAddresses } from '../../settings/we-chat'
import { readNavigation } from './service'

export const navigationRoutes = (weChat: WeChatAddresses): Implementation[] => [
  implement(getNavigation, (_, { db }) => readNavigation(db, weChat)),
]
