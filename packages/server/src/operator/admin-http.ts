import { includesRole, type OperatorRole } from '@chuhai/contract/admin'
import { clientHeader } from '@chuhai/contract/constants'
import type { EndpointShape } from '@chuhai/contract/endpoint'
import { Hono } from 'hono'
import type { Db } from '../database/db'
import { ApiError } from '../http/api-error'
import type { AppContext, AppEnv } from '../http/context'
import { rateLimit } from '../http/rate-limit'
import { apiHeaders } from '../http/security-headers'
import { requireShownUser } from '../http/shown-user'
import type { VisitorSessions } from '../http/visitor-sessions'
import type { Limiter } from '../limits/create-limiter'
import { rolesOf } from '../modules/operator/roles'
import { createAdminApi } from './admin-api'
import type { AdminServices } from './admin-endpoint'

interface AdminHttpOptions extends AdminServices {
  db: Db
  clock: () => Date
  visitorSessions: VisitorSessions
  publicUrl: string
  limiter: Limiter
  proxies: number
}

/** Whether a request may come from a script of the portal: no other page can send the header, as no preflight is answered. */
const isOfPortal = (c: AppContext, publicUrl: string): boolean => {
  const origin = c.req.header('Origin')
  // Browsers omit the origin of a same-origin GET.
  const isOwn = origin === undefined ? c.req.method === 'GET' : origin === new URL(publicUrl).origin
  return isOwn && c.req.header(clientHeader) === '1'
}

/** The admin API for signed-in operators with a role. It is routed before CORS, and to all others it is not there. */
export const adminHttp = (options: AdminHttpOptions): Hono<AppEnv> => {
  const { db, clock, visitorSessions, publicUrl } = options

  const admit = async (c: AppContext, endpoint: EndpointShape) => {
    const { role } = endpoint
    const session = isOfPortal(c, publicUrl) ? await visitorSessions.of(c, clock()) : null
    const roles = session ? await rolesOf(db, Number(session.user.id)) : []
    if (!session || roles.length === 0) throw new ApiError('NOT_FOUND')
    requireShownUser(c, endpoint, session.user)
    if (!role || !roles.some((one: OperatorRole) => includesRole(one, role)))
      throw new ApiError('OPERATOR_ROLE_MISSING')
    return { name: `${session.user.userName} #${session.user.id}`, via: 'http' as const }
  }

  const app = new Hono<AppEnv>()
  app.use('/api/admin/*', apiHeaders, (c, next) =>
    rateLimit({ ...options, group: c.req.method === 'GET' ? 'read' : 'write', what: 'admin' })(c, next),
  )
  return app.route('/', createAdminApi({ ...options, admit }))
}
