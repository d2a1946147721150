import type { Hono } from 'hono'
import { ApiError } from './api-error'
import type { AppContext, AppEnv } from './context'

/** The methods that routes have. */
export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/**
 * Returns the handler behind all routes of an app. A request with a method that its path has no route for is told the methods
 * that have one; everything else is not there.
 */
export const createUnanswered = (app: Hono<AppEnv>) => {
  /** Whether a method has a route for a path; routes behind this handler, such as the portal's behind the API, do not count. */
  const hasRoute = (method: string, path: string): boolean => {
    const routes = app.router.match(method, path)[0].map(([[, route]]) => route)
    const end = routes.findIndex(({ handler }) => handler === unanswered)
    return routes.slice(0, end < 0 ? routes.length : end).some((route) => route.method === method)
  }
  const unanswered = (c: AppContext): never => {
    const { method, path } = c.req
    const allowed = methods.filter((one) => hasRoute(one, path))
    if (allowed.length === 0 || allowed.some((one) => one === (method === 'HEAD' ? 'GET' : method)))
      throw new ApiError('NOT_FOUND')
    throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: allowed.join(', ') } })
  }
  return unanswered
}
