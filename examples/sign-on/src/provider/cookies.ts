import type { IncomingMessage } from 'node:http'
import type { KoaContextWithOIDC as Context } from 'oidc-provider'

/** Whether the browser blocks cookies in the iframe that sent a request, as Safari does on other sites. */
export const areCookiesBlocked = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers.cookie === undefined

const agentOf = ({ headers }: IncomingMessage): string => headers['user-agent'] ?? ''

const isSafari = (request: IncomingMessage): boolean =>
  agentOf(request).includes('AppleWebKit/') && !agentOf(request).includes('Chrome/')

const partitionsSince = 114

/** Chromium before partitions keeps cookies of frames without them; some of its versions keep none that asks for one. */
const lacksPartitions = (request: IncomingMessage): boolean => {
  const [, version = partitionsSince] = /Chrome\/(\d+)/.exec(agentOf(request)) ?? []
  return Number(version) < partitionsSince
}

const changesFor = (request: IncomingMessage, issuer: string) => {
  // Safari keeps no `Secure` cookie of http://localhost (webkit.org/b/281149), and plain ones in windows and in frames of the same site.
  if (issuer.startsWith('http:') && isSafari(request))
    return { secure: false, sameSite: 'lax', partitioned: false } as const
  return lacksPartitions(request) ? { partitioned: false } : {}
}

/**
 * Sets cookies as the browser keeps them. `Secure` ones over http as well: Chromium and Firefox accept them from http://localhost, and
 * Koa's cookie jar refuses to set them without this.
 */
export const fitCookies = ({ cookies, req }: Pick<Context, 'cookies' | 'req'>, issuer: string): void => {
  cookies.secure = true
  const changes = changesFor(req, issuer)
  const set = cookies.set.bind(cookies)
  cookies.set = (name, value, options) => set(name, value, { ...options, ...changes })
}
