import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Db } from './database/db'
import { ApiError } from './http/api-error'
import type { AppEnv } from './http/context'
import { createDeadline } from './http/deadline'
import { success } from './http/envelope'

const patienceMs = 1000

/** `/healthz`: this process lives, whatever its database does. `/readyz`: it can answer, so a balancer may send requests. */
export const health = (db: Db, isReady: () => boolean): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/healthz', (c) => c.json(success(null)))
    .get('/readyz', async (c) => {
      if (!isReady()) throw new ApiError('SERVICE_UNAVAILABLE')
      await createDeadline(patienceMs).within(Promise.resolve(db.execute(sql`select 1`)))
      return c.json(success(null))
    })
