import { isIPv6 } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { Logger } from '../process/log'
import type { AppContext, AppEnv } from './context'

const unknown = 'unknown'

const forwarded = (c: AppContext, proxies: number): string | undefined =>
  c.req
    .header('X-Forwarded-For')
    ?.split(',')
    .map((part) => part.trim())
    .at(-proxies)

/** Returns the network that an address is counted by: a household has a /64 of IPv6 addresses. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace(/^::ffff:/, '')
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

/** Returns the caller's address; behind `proxies` trusted proxies, the one that the outermost of them saw. */
export const clientAddress = (c: AppContext, proxies: number): string => {
  const address = proxies > 0 ? forwarded(c, proxies) : undefined
  return networkOf(address ?? c.env?.incoming?.socket.remoteAddress ?? unknown)
}

/** Warns once where requests come through an undeclared proxy: all visitors would share one rate limit. */
export const warnOfProxy = (log: Logger, proxies: number) => {
  let hasWarned = proxies > 0
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!hasWarned && c.req.header('X-Forwarded-For') !== undefined) {
      hasWarned = true
      log.warn('requests come through a proxy, but TRUST_PROXY is 0: set it to how many proxies are in front')
    }
    await next()
  })
}
