import { createMiddleware } from 'hono/factory'
import type { AppContext, AppEnv, SiteRegistry } from './context'

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** For a year, without subdomains. */
const httpsOnly = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Sets the headers of every response. They are set before the handler, because changing a finished response copies it. */
export const securityHeaders = (publicUrl: string) => {
  const all = Object.entries(publicUrl.startsWith('https:') ? { ...headers, ...httpsOnly } : headers)
  return createMiddleware<AppEnv>(async (c, next) => {
    for (const [name, value] of all) c.header(name, value)
    await next()
  })
}

/**
 * Sets the headers of JSON responses, which are not cached, framed or run, nor loaded without CORS by a page of another site.
 * Other responses set their own.
 */
export const apiHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  c.header('Cross-Origin-Resource-Policy', 'same-origin')
  await next()
})

const own = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  // Streams of HLS are put together by a worker, and handed to the player as blobs.
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
]

/** What browsers call the places of a page in a page. */
const frames = new Set(['iframe', 'frame', 'embed', 'object', 'fencedframe'])

/** Whether a browser asks for a page to show it in another one; older ones do not say so. */
export const isForFrame = (c: AppContext): boolean => frames.has(c.req.header('Sec-Fetch-Dest') ?? '')

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/** Who may frame an answer, without a list of all who may: it would tell everybody who they are, and grow with them. */
const ancestorsOf = async (c: AppContext, sites: SiteRegistry): Promise<string> => {
  const isElsewhere = c.req.header('Sec-Fetch-Dest') !== undefined && !isForFrame(c)
  if (isElsewhere) return "'self'"
  // A page of ours leads on to another one in its frame, which its own answer has allowed. Only a browser says so.
  if (isForFrame(c) && c.req.header('Sec-Fetch-Site') === 'same-origin') return '*'
  const asking = originOf(c.req.header('Referer') ?? '')
  const isRegistered = asking !== '' && (await sites.has(asking).catch(() => false))
  return isRegistered ? `'self' ${asking}` : "'self'"
}

const policyOf = (framed: readonly string[], ancestors: string): string =>
  [...own, ["frame-src 'self'", ...framed].join(' '), `frame-ancestors ${ancestors}`].join('; ')

const isPage = (c: AppContext): boolean => c.res.headers.get('Content-Type')?.startsWith('text/html') ?? false

/** HTML pages load same-origin resources only, may frame `framed`, and may be framed by registered sites only. */
export const pagePolicy = (sites: SiteRegistry, framed: readonly string[] = []) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (!isPage(c)) return
    c.header('Content-Security-Policy', policyOf(framed, await ancestorsOf(c, sites)))
    c.header('Vary', 'Referer, Sec-Fetch-Dest, Sec-Fetch-Site', { append: true })
  })

/** The same for HTML without a policy of its own, which our own pages alone may frame. */
export const filePolicy = (framed: readonly string[] = []) => {
  const policy = policyOf(framed, "'self'")
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (isPage(c) && !c.res.headers.has('Content-Security-Policy'))
      c.header('Content-Security-Policy', policy)
  })
}
