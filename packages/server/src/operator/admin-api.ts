import type { EndpointShape } from '@chuhai/contract/endpoint'
import { Hono } from 'hono'
import type { Db } from '../database/db'
import { ApiError } from '../http/api-error'
import type { AppContext, AppEnv } from '../http/context'
import { success } from '../http/envelope'
import { honoPath } from '../http/mount'
import { readInput } from '../http/read-input'
import type { AdminImplementation, AdminServices, Caller } from './admin-endpoint'
import { contentRoutes } from './routes/content'
import { lessonsRoutes } from './routes/lessons'
import { logisticsRoutes } from './routes/logistics'
import { marketRoutes } from './routes/market'
import { marketBooksRoutes } from './routes/market-books'
import { messagesRoutes } from './routes/messages'
import { parcelsRoutes } from './routes/parcels'
import { peopleRoutes } from './routes/people'
import { salesRoutes } from './routes/sales'
import { shipmentsRoutes } from './routes/shipments'
import { sitesRoutes } from './routes/sites'
import { submissionsRoutes } from './routes/submissions'
import { upkeepRoutes } from './routes/upkeep'

/** Binds every admin endpoint of the contract to its service. */
export const adminRoutes = (services: AdminServices): readonly AdminImplementation[] => [
  ...submissionsRoutes,
  ...lessonsRoutes,
  ...marketRoutes,
  ...salesRoutes(services),
  ...marketBooksRoutes,
  ...shipmentsRoutes,
  ...parcelsRoutes(services),
  ...logisticsRoutes,
  ...peopleRoutes(services),
  ...contentRoutes(services),
  ...messagesRoutes,
  ...sitesRoutes(services),
  ...upkeepRoutes(services),
]

/** A folder of content with its pictures is larger than what visitors send. */
const jsonLimitBytes = 64 * 1024 * 1024

interface AdminApiOptions extends AdminServices {
  db: Db
  clock?: () => Date
  /** Returns who calls; throws for everybody who may not, before anything of the request is read. */
  admit(c: AppContext, endpoint: EndpointShape): Promise<Caller>
}

/** The admin API. What else is below its path is not there, whatever the method. */
export const createAdminApi = ({
  db,
  clock = () => new Date(),
  admit,
  ...services
}: AdminApiOptions): Hono<AppEnv> => {
  const app = new Hono<AppEnv>()
  for (const { endpoint, run } of adminRoutes(services))
    app.on(endpoint.method, honoPath(`/api${endpoint.path}`), async (c) => {
      const caller = await admit(c, endpoint)
      const input = await readInput(c, endpoint, jsonLimitBytes)
      return c.json(success(await run(input, { db, now: clock(), caller })))
    })
  app.all('/api/admin/*', () => {
    throw new ApiError('NOT_FOUND')
  })
  return app
}
