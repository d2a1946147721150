import { clientHeader } from '@chuhai/contract/constants'
import { createMiddleware } from 'hono/factory'
import { ApiError } from './api-error'
import type { AppContext, AppEnv, SiteRegistry } from './context'
import { methods } from './unanswered'

const unsafeMethods = new Set<string>(methods.filter((method) => method !== 'GET'))

const requireOrigin = async (c: AppContext, sites: SiteRegistry, mayBeMissing: boolean): Promise<void> => {
  const origin = c.req.header('Origin')
  const isRegistered = origin === undefined ? mayBeMissing : await sites.has(origin)
  if (!isRegistered || c.req.header(clientHeader) !== '1') throw new ApiError('ORIGIN_FORBIDDEN')
}

/**
 * Refuses unsafe methods without a registered origin and a header that no foreign form can send. A missing
 * origin is refused too: browsers always send one with these methods. A method that no route has is left to the answer with those
 * that are allowed.
 */
export const originGuard = (sites: SiteRegistry) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (unsafeMethods.has(c.req.method)) await requireOrigin(c, sites, false)
    return next()
  })

/**
 * The same for a GET that changes something. Browsers omit the origin of a same-origin GET; no other page can
 * send the header without one.
 */
export const changeGuard = (sites: SiteRegistry) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await requireOrigin(c, sites, true)
    return next()
  })
