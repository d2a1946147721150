import { getUserInfo } from '@chuhai/contract/user'
import { type Implementation, implement } from '../../http/implement'

/** `enter` opens a session by the one-time token of the page's query. */
export const userRoutes = (enter: Implementation['enter']): Implementation[] => [
  implement(getUserInfo, async (_, { user }) => user, { enter }),
]
