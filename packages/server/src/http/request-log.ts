import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Logger } from '../process/log'
import type { AppContext, AppEnv } from './context'

/** Gives each request an id, for its response and the log. A caller's own id is ignored, because it could hold anything. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  c.set('requestId', randomUUID())
  c.header('X-Request-Id', c.get('requestId'))
  await next()
})

/** Returns the route's pattern, because a path may hold a visitor's text. */
const routeOf = (c: AppContext): string => {
  const patterns = matchedRoutes(c).map((route) => route.path)
  return patterns.find((pattern) => !pattern.includes('*')) ?? patterns.at(-1) ?? '*'
}

/** Logs one line per request: route, status, duration. No address, query, body or header of a visitor. */
export const requestLog = (log: Logger) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const start = performance.now()
    await next()
    log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        route: routeOf(c),
        status: c.res.status,
        code: c.get('errorCode'),
        ms: Math.round(performance.now() - start),
      },
      'request',
    )
  })
