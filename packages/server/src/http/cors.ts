import {
  clientHeader,
  idempotencyHeader,
  organisationHeader,
  proofHeader,
  userHeader,
} from '@chuhai/contract/constants'
import { keyProofHeader } from '@chuhai/contract/sign-on'
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
  userHeader,
  clientHeader,
  idempotencyHeader,
  proofHeader,
  'Authorization',
  keyProofHeader,
].join(', ')

const allowedMethods = 'GET, POST, PUT, DELETE'
const exposedHeaders = 'X-Request-Id, Retry-After, Date'
const preflightSeconds = '600'

/** Only registered sites may read answers, without cookies; to scripts of all others nothing is readable. */
export const cors = (sites: SiteRegistry) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.header('Vary', 'Origin', { append: true })
    const origin = c.req.header('Origin')
    const isRegistered = origin !== undefined && (await sites.has(origin))
    if (isRegistered) {
      c.header('Access-Control-Allow-Origin', origin)
      c.header('Access-Control-Expose-Headers', exposedHeaders)
    }
    if (c.req.method !== 'OPTIONS') return next()
    if (!isRegistered) return refuse(c, new ApiError('ORIGIN_FORBIDDEN'))
    c.header('Access-Control-Allow-Methods', allowedMethods)
    c.header('Access-Control-Allow-Headers', allowedHeaders)
    c.header('Access-Control-Max-Age', preflightSeconds)
    return c.body(null, 204)
  })

/** Lets every page read an answer. */
export const readableByAll = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Access-Control-Allow-Origin', '*')
  return next()
})
