import { clientHeader } from '@chuhai/contract/constants'
import { createMiddleware } from 'hono/factory'
import { ApiError } from './api-error'
import type { AppEnv } from './context'
import type { SiteRegistry } from './site-registry'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What changes something comes from a registered page and carries a header that no foreign form can send.
 * A missing origin is refused as well: browsers always send one with these methods.
 */
export const originGuard = (sites: SiteRegistry) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    const origin = c.req.header('Origin')
    const isOurs = c.req.header(clientHeader) === '1' && origin !== undefined && (await sites.has(origin))
    if (!isOurs) throw new ApiError('ORIGIN_FORBIDDEN')
    return next()
  })
