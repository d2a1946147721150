import type { ErrorCode } from '@chuhai/contract'
import { createMiddleware } from 'hono/factory'
import type { Limiter, LimitGroup } from '../limits/create-limiter'
import { ApiError } from './api-error'
import { clientAddress } from './client-address'
import type { AppContext, AppEnv } from './context'

interface RateLimitOptions {
  limiter: Limiter
  proxies: number
  group: LimitGroup
  /** A counter of its own within the group. */
  what?: string
  /** The code of a refusal. */
  code?: ErrorCode
  /** Returns the signed-in user, who is counted wherever they are; everyone else is counted by address. */
  findUser?(c: AppContext): Promise<{ id: string } | null>
}

/** Counts a client's call; throws when it exceeds the limit. */
export const admit = async (
  limiter: Limiter,
  group: LimitGroup,
  client: string,
  what: string,
  code: ErrorCode = 'TOO_MANY_REQUESTS',
): Promise<void> => {
  const waitSeconds = await limiter.count(group, client, what)
  if (waitSeconds !== null) throw new ApiError(code, { headers: { 'Retry-After': String(waitSeconds) } })
}

/** Throws where earlier calls of a client exceeded the limit; counts nothing. */
export const requireAdmitted = async (
  limiter: Limiter,
  group: LimitGroup,
  client: string,
  code: ErrorCode,
): Promise<void> => {
  const waitSeconds = await limiter.wait(group, client, '')
  if (waitSeconds !== null) throw new ApiError(code, { headers: { 'Retry-After': String(waitSeconds) } })
}

/** Returns who a call counts for: the signed-in user wherever they are, or else the address. */
export const senderOf = (c: AppContext, user: { id: string } | null | undefined, proxies: number): string =>
  user ? `user ${user.id}` : clientAddress(c, proxies)

export const rateLimit = ({ limiter, proxies, group, what = '', code, findUser }: RateLimitOptions) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (c.env?.isInProcess) return next()
    await admit(limiter, group, senderOf(c, await findUser?.(c), proxies), what, code)
    return next()
  })
