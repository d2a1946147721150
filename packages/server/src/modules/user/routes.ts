import { getUserInfo } from '@chuhai/contract/user'
import { ApiError } from '../../http/api-error'
import { implement } from '../../http/implement'

export const userRoutes = [
  implement(getUserInfo, async (_, { user }) => {
    if (!user) throw new ApiError('UNAUTHORIZED')
    return user
  }),
]
