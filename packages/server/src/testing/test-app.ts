import type { Envelope } from '@chuhai/contract'
import { afterAll, beforeAll } from 'vitest'
import { type AppOptions, createApp } from '../app'
import type { Database, Db } from '../database/db'
import { createLimiter } from '../limits/create-limiter'
import { requireKnown } from './known-answers'
import { requireOwnRows } from './own-rows'
import { openSeededDatabase } from './test-database'

export const partner = 'http://127.0.0.1:4002'

/** Headers that a page of the portal sends. */
export const pageHeaders = {
  Origin: 'http://localhost:4000',
  'X-Chuhai-Client': '1',
  'Content-Type': 'application/json',
}

/** Headers that a page of another registered site sends. */
export const sitePageHeaders = { ...pageHeaders, Origin: partner }

const noLimits = createLimiter({ read: 0, write: 0, page: 0, upload: 0 })

export interface Answered<T = unknown> {
  http: number
  headers: Headers
  envelope: Envelope<T>
}

const answered = async <T>(response: Response): Promise<Answered<T>> => ({
  http: response.status,
  headers: response.headers,
  envelope: (await response.json()) as Envelope<T>,
})

/** Addresses of operators, of the payment's provider and of carriers. */
const ofOthers = /^\/api\/(admin|payment|logistics\/carrier)\//

/** An app each of whose answers is compared with the contract, and each of whose statements asks for rows of its caller. */
const createCheckedApp = (options: AppOptions): ReturnType<typeof createApp> => {
  const app = createApp({ limiter: noLimits, ...options })
  const { request } = app
  app.request = async (input, init, ...more) => {
    const { url, method } = input instanceof Request ? input : { url: String(input), method: undefined }
    const { pathname } = new URL(url, 'http://localhost')
    const call = async () => request(input, init, ...more)
    const response = await (ofOthers.test(pathname) ? call() : requireOwnRows(options.db, call))
    await requireKnown(init?.method ?? method ?? 'GET', pathname, response)
    return response
  }
  return app
}

/** An app over a seeded database of its own, opened before the file's tests and closed after them. */
export const startTestApp = (options: Omit<AppOptions, 'db'> = {}) => {
  let database: Database
  let app: ReturnType<typeof createApp>

  beforeAll(async () => {
    database = await openSeededDatabase()
    app = createCheckedApp({ db: database.db, ...options })
  })
  afterAll(() => database.close())

  const request = async (path: string, init?: RequestInit): Promise<Response> => app.request(path, init)
  return {
    get db(): Db {
      return database.db
    },
    /** Another app over the same database. */
    another: (more: Omit<AppOptions, 'db'>) => createCheckedApp({ db: database.db, ...options, ...more }),
    request,
    get: async <T = unknown>(path: string, headers: Record<string, string> = {}) =>
      answered<T>(await request(path, { headers })),
    post: async <T = unknown>(path: string, body: unknown, headers: Record<string, string> = {}) =>
      answered<T>(
        await request(path, {
          method: 'POST',
          headers: { ...pageHeaders, ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
  }
}
