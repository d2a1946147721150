import { userHeader } from '@chuhai/contract/constants'
import { checksUser, type EndpointShape } from '@chuhai/contract/endpoint'
import type { UserInfo } from '@chuhai/contract/user'
import { ApiError } from './api-error'
import type { AppContext } from './context'

/**
 * Refuses a call of a page that shows another user than its session has, as after signing in anew in another tab: what was
 * meant for one user reaches no other. Visitors are let through, so that a session that ended loses no lead.
 */
export const requireShownUser = (c: AppContext, endpoint: EndpointShape, user: UserInfo | null): void => {
  const shown = c.req.header(userHeader)
  if (shown && user && shown !== user.id && checksUser(endpoint)) throw new ApiError('SESSION_CHANGED')
}
