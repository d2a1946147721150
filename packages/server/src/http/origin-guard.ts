import { clientHeader } from '@chuhai/contract/constants'
import { createMiddleware } from 'hono/factory'
import { ApiError } from './api-error'
import type { AppEnv, SiteRegistry } from './context'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses unsafe methods that do not come from a registered page with a header that no foreign form can send. A missing
 * origin is refused too: browsers always send one with these methods.
 */
export const originGuard = (sites: SiteRegistry) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (safeMethods.has(c.req.method)) return next()
    const origin = c.req.header('Origin')
    const isOurs = c.req.header(clientHeader) === '1' && origin !== undefined && (await sites.has(origin))
    if (!isOurs) throw new ApiError('ORIGIN_FORBIDDEN')
    return next()
  })

/**
 * The same for a GET that changes something. With one, browsers leave out the origin of a page of ours; no other page can
 * send the header without one.
 */
export const changeGuard = (sites: SiteRegistry) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const origin = c.req.header('Origin')
    const isOurs = c.req.header(clientHeader) === '1' && (origin === undefined || (await sites.has(origin)))
    if (!isOurs) throw new ApiError('ORIGIN_FORBIDDEN')
    return next()
  })
