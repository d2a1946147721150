import { createMiddleware } from 'hono/factory'
import type { AppEnv, SiteRegistry } from './context'

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

/** HTML pages load same-origin resources only, may frame `framed`, and may be framed by registered sites only. */
export const pagePolicy = (sites: SiteRegistry, framed: readonly string[] = []) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return
    const ancestors = await sites.origins().catch(() => [])
    c.header(
      'Content-Security-Policy',
      [
        ...own,
        ["frame-src 'self'", ...framed].join(' '),
        `frame-ancestors 'self' ${ancestors.join(' ')}`.trim(),
      ].join('; '),
    )
  })
