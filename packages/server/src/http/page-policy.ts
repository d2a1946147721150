import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'
import type { SiteRegistry } from './site-registry'

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
