import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'

/** A name for each request, in its answer and in the log. A caller's own is not taken over: it could hold anything. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  c.set('requestId', randomUUID())
  c.header('X-Request-Id', c.get('requestId'))
  await next()
})
