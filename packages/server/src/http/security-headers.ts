import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'

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

/** Headers of JSON answers: nobody stores, frames or runs them. What is no JSON sets its own. */
export const apiHeaders = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
  await next()
})
