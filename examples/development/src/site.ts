import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { Hono } from 'hono'

/** Pages run no scripts, load nothing from other origins and cannot be framed. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Sources and bundle both lie one level below the package. */
const shared = new URL('../public/', import.meta.url)

/**
 * Returns the routes that come first in a service: security headers, the files of `folder` and the shared ones, and `/healthz`.
 * `allowed` is appended to the Content Security Policy.
 */
export const createSite = (folder: URL, allowed = ''): Hono => {
  const site = new Hono()
  site.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', policy + allowed)
    c.header('Referrer-Policy', 'no-referrer')
    c.header('X-Content-Type-Options', 'nosniff')
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })

  for (const from of [shared, folder])
    for (const name of readdirSync(from)) {
      const body = readFileSync(new URL(name, from))
      const type = types[extname(name)] ?? 'application/octet-stream'
      site.get(`/${name}`, (c) => c.body(body, 200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }))
    }

  site.get('/healthz', (c) => c.text('ok'))
  return site
}
