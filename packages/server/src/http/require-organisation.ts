import { organisationHeader } from '@chuhai/contract/constants'
import type { UserInfo } from '@chuhai/contract/user'
import { ApiError } from './api-error'
import type { AppContext } from './context'

/** The organisation that the request speaks for. A visitor has none, whatever the header says. */
export const requireOrganisation = (c: AppContext, user: UserInfo | null): string | null => {
  const orgId = c.req.header(organisationHeader)
  if (!user || !orgId) return null
  if (!user.userOrgInfoList.some((organisation) => organisation.orgId === orgId))
    throw new ApiError('ORG_FORBIDDEN')
  return orgId
}
