import { createMiddleware } from 'hono/factory'
import type { AppEnv, SiteRegistry } from './context'

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
}

/** For a year; subdomains are not ours to decide about. */
const httpsOnly = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Headers that suit every answer. They are set before there is one: changing a finished answer means copying it. */
export const securityHeaders = (publicUrl: string) => {
  const all = Object.entries(publicUrl.startsWith('https:') ? { ...headers, ...httpsOnly } : headers)
  return createMiddleware<AppEnv>(async (c, next) => {
    for (const [name, value] of all) c.header(name, value)
    await next()
  })
}

/** Headers of JSON answers, which are not stored, framed or run. Other answers set their own. */
export const apiHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  await next()
})

const own = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
]

/** HTML pages load only what is ours, may frame `framed` besides, and only registered sites may frame them. */
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
