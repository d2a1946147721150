import type { IncomingMessage } from 'node:http'
import type { KoaContextWithOIDC as Context } from 'oidc-provider'

/** Whether the browser blocks cookies in the iframe that sent a request, as Safari does on other sites. */
export const areCookiesBlocked = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'iframe' && headers.cookie === undefined

/** Safari keeps no `Secure` cookie of http://localhost (webkit.org/b/281149). */
const keepsPlainCookiesOnly = ({ headers }: IncomingMessage) => {
  const agent = headers['user-agent'] ?? ''
  return agent.includes('AppleWebKit/') && !agent.includes('Chrome/')
}

/**
 * Sets `Secure` cookies over http as well: Chromium and Firefox accept them from http://localhost, and Koa's cookie jar refuses to
 * set them without this. Safari gets plain ones there, which it keeps in windows and in frames of the same site.
 */
export const setCookiesOverHttp = ({ cookies, req }: Pick<Context, 'cookies' | 'req'>) => {
  cookies.secure = true
  if (!keepsPlainCookiesOnly(req)) return
  const set = cookies.set.bind(cookies)
  cookies.set = (name, value, options) =>
    set(name, value, { ...options, secure: false, sameSite: 'lax', partitioned: false })
}
