import { getUserInfo } from '@chuhai/contract/user'
import { ApiError } from '../../http/api-error'
import { type Implementation, implement } from '../../http/implement'

/** `enter` opens a session by the one-time token of the page's query. */
export const userRoutes = (enter: Implementation['enter']): Implementation[] => [
  implement(
    getUserInfo,
    async (_, { user }) => {
      if (!user) throw new ApiError('UNAUTHORIZED')
      return user
    },
    { enter },
  ),
]
