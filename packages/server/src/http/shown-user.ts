import { userHeader } from '@chuhai/contract/constants'
import { checksUser, type EndpointShape } from '@chuhai/contract/endpoint'
import type { UserInfo } from '@chuhai/contract/user'
import { ApiError } from './api-error'
import type { AppContext } from './context'

/**
 * Refuses a call whose page shows another user than that of the session, for example after a sign-in in another tab. A call
 * without a session is accepted, so that no lead is lost when a session ends.
 */
export const requireShownUser = (c: AppContext, endpoint: EndpointShape, user: UserInfo | null): void => {
  const shown = c.req.header(userHeader)
  if (shown && user && shown !== user.id && checksUser(endpoint)) throw new ApiError('SESSION_CHANGED')
}
