import type { EndpointShape } from '@chuhai/contract/endpoint'
import { scopeOf } from '@chuhai/contract/site-scope'
import { ApiError } from './api-error'
import type { SiteRegistry } from './context'

/** Refuses a call for a signed-in visitor from a page of another site whose scopes do not include it. */
export const requireScope = async (
  site: string | null,
  endpoint: EndpointShape,
  sites: SiteRegistry,
): Promise<void> => {
  const scope = site === null ? null : scopeOf(endpoint)
  if (site !== null && scope !== null && !(await sites.allows(site, scope)))
    throw new ApiError('SITE_SCOPE_MISSING')
}
