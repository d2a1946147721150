import { createMiddleware } from 'hono/factory'
import type { Limiter, LimitGroup } from '../limits/limits'
import { ApiError } from './api-error'
import { clientAddress } from './client-address'
import type { AppEnv } from './context'

interface RateLimitOptions {
  limiter: Limiter
  proxies: number
  group: LimitGroup
  /** What is counted apart within the group. */
  what?: string
}

export const rateLimit = ({ limiter, proxies, group, what = '' }: RateLimitOptions) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.env?.isInProcess) return next()
    const waitSeconds = await limiter.count(group, clientAddress(c, proxies), what)
    if (waitSeconds !== null) {
      throw new ApiError('TOO_MANY_REQUESTS', { headers: { 'Retry-After': String(waitSeconds) } })
    }
    return next()
  })
