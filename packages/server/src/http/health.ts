import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Db } from '../database/db'
import { ApiError } from './api-error'
import type { AppEnv } from './context'
import { createDeadline } from './deadline'
import { success } from './envelope'

const readyTimeoutMs = 1000

/** A function that asks the database; who asks meanwhile gets the same answer, so that a flood of questions takes one connection. */
const createDatabaseCheck = (db: Db): (() => Promise<unknown>) => {
  let asked: Promise<unknown> | null = null
  return () => {
    asked ??= Promise.resolve(db.execute(sql`select 1`)).finally(() => {
      asked = null
    })
    return asked
  }
}

/** `/healthz`: the process runs, whether its database does or not. `/readyz`: it can answer, so a balancer may send requests. */
export const health = (db: Db, isReady: () => boolean): Hono<AppEnv> => {
  const checkDatabase = createDatabaseCheck(db)
  return new Hono<AppEnv>()
    .get('/healthz', (c) => c.json(success(null)))
    .get('/readyz', async (c) => {
      if (!isReady()) throw new ApiError('SERVICE_UNAVAILABLE')
      await createDeadline(readyTimeoutMs).within(checkDatabase())
      return c.json(success(null))
    })
}

/** Closes connections after a response while the process stops, so that the next request goes to another instance. */
export const closeConnections = (isReady: () => boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (!isReady()) c.header('Connection', 'close')
  })
