import { clientHeader, idempotencyHeader, organisationHeader } from '@chuhai/contract/constants'
import { createMiddleware } from 'hono/factory'
import { ApiError } from './api-error'
import type { AppEnv, SiteRegistry } from './context'
import { refuse } from './error-handler'

const allowedHeaders = [
  'Content-Type',
  'Cache-Control',
  'Pragma',
  'Accept-Language',
  organisationHeader,
  clientHeader,
  idempotencyHeader,
].join(', ')

const allowedMethods = 'GET, POST, PUT, DELETE'
const exposedHeaders = 'X-Request-Id, Retry-After, Date'
const preflightSeconds = '600'

/**
 * Only registered sites may read answers, with cookies. A script of any other site may only read that
 * its site is not registered, so that its developer learns more than that CORS failed.
 */
export const cors = (sites: SiteRegistry) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.header('Vary', 'Origin', { append: true })
    const origin = c.req.header('Origin')
    const isRegistered = origin !== undefined && (await sites.has(origin))
    const isForeignScript = origin !== undefined && !isRegistered && c.req.header('Sec-Fetch-Mode') === 'cors'
    if (isRegistered || isForeignScript) {
      c.header('Access-Control-Allow-Origin', origin)
      c.header('Access-Control-Allow-Credentials', 'true')
      c.header('Access-Control-Expose-Headers', exposedHeaders)
    }
    if (c.req.method !== 'OPTIONS') {
      return isForeignScript ? refuse(c, new ApiError('ORIGIN_FORBIDDEN')) : next()
    }
    if (!isRegistered && !isForeignScript) return refuse(c, new ApiError('ORIGIN_FORBIDDEN'))
    c.header('Access-Control-Allow-Methods', allowedMethods)
    c.header('Access-Control-Allow-Headers', allowedHeaders)
    c.header('Access-Control-Max-Age', preflightSeconds)
    return c.body(null, 204)
  })
