import type { AddressInfo } from 'node:net'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../app'
import { answerOnce } from '../idempotency/answer-once'
import { createLimiter } from '../limits/create-limiter'
import { siteListTimes } from '../modules/site/registry'
import { message } from '../outbox/message'
import { outboxMessages } from '../outbox/tables'
import { silentLog } from '../process/log'
import { createPostgresDatabase, openPatiently, postgresUrl } from '../testing/database-template'
import { lead } from '../testing/forms'
import { pageHeaders } from '../testing/test-app'
import { seedTest } from '../testing/test-database'
import type { Database } from './db'
import { isDatabaseUnavailable } from './errors'
import { createPool, openPostgres } from './open-postgres'

/** A proxy to PostgreSQL that can be cut or frozen. */
const openWay = async (url: string) => {
  const { hostname, port } = new URL(url)
  const pairs = new Set<[Socket, Socket]>()
  let isFrozen = false
  const join = ([near, far]: [Socket, Socket]) => near.pipe(far).pipe(near)
  const server: Server = createServer((near) => {
    const pair: [Socket, Socket] = [near, connect(Number(port || 5432), hostname)]
    pairs.add(pair)
    if (!isFrozen) join(pair)
    for (const socket of pair) {
      socket
        .on('error', () => {})
        .on('close', () => {
          pairs.delete(pair)
          for (const other of pair) other.destroy()
        })
    }
  })
  let own = 0
  const listen = () => new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  await listen()
  own = (server.address() as AddressInfo).port
  const through = new URL(url)
  through.host = `127.0.0.1:${own}`
  return {
    url: through.href,
    freeze() {
      isFrozen = true
      for (const pair of pairs) for (const socket of pair) socket.unpipe().pause()
    },
    thaw() {
      if (!isFrozen) return
      isFrozen = false
      for (const pair of pairs) join(pair)
    },
    cut() {
      server.close()
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
    mend: listen,
  }
}

describe.runIf(postgresUrl)('PostgreSQL', () => {
  let way: Awaited<ReturnType<typeof openWay>>
  let database: Database
  let patient: Database
  let app: ReturnType<typeof createApp>
  let own: Awaited<ReturnType<typeof createPostgresDatabase>>
  let pool: ReturnType<typeof createPool>
  let aheadMs = 0

  beforeAll(async () => {
    own = await createPostgresDatabase(postgresUrl ?? '')
    patient = openPatiently(own.url)
    const another = openPatiently(own.url)
    await Promise.all([patient.migrate(), another.migrate()])
    await another.close()
    await seedTest(patient)
    way = await openWay(own.url)
    database = openPostgres({ url: way.url, log: silentLog })
    pool = createPool({ url: way.url, log: silentLog, poolSize: 2 }, 400)
    const limiter = createLimiter({ read: 0, write: 30, page: 0, upload: 0 }, pool)
    const clock = () => new Date(Date.now() + aheadMs)
    app = createApp({ db: database.db, deadlineMs: database.deadlineMs, limiter, clock })
  })
  afterEach(() => way.thaw())
  afterAll(async () => {
    way.cut()
    await Promise.all([database.close(), patient.close(), pool.end()])
    await own.drop()
  })

  const submit = async () => {
    const response = await app.request('/api/consultation', {
      method: 'POST',
      headers: pageHeaders,
      body: JSON.stringify(lead),
    })
    const { status } = (await response.json()) as { status: string }
    return { http: response.status, status }
  }
  const unavailable = { http: 503, status: 'SERVICE_UNAVAILABLE' }

  it('is not blocked for long by a migration that waits for a locked table', async () => {
    const fresh = await createPostgresDatabase(postgresUrl ?? '')
    const holder = createPool({ url: fresh.url, log: silentLog, poolSize: 1 }, 20_000)
    const client = await holder.connect()
    await client.query('begin')
    await client.query('create schema drizzle')
    const times = { queryMs: 20_000, answerMs: 25_000, migrationLockMs: 50 }
    const waiting = openPostgres({ url: fresh.url, log: silentLog }, times)
    const error = await waiting.migrate().catch((failure: unknown) => failure)
    expect(isDatabaseUnavailable(error)).toBe(true)
    await client.query('rollback')
    client.release()
    await waiting.migrate()
    await Promise.all([waiting.close(), holder.end()])
    await fresh.drop()
  })

  it('is migrated by two instances at once without harm', async () => {
    const { rows } = (await patient.db.execute(
      sql`select count(*)::int as n, count(distinct hash)::int as d from drizzle.__drizzle_migrations`,
    )) as unknown as { rows: { n: number; d: number }[] }
    expect(rows[0]?.n).toBe(rows[0]?.d)
  })

  it('that is gone causes 503, and answers resume when it is back', async () => {
    await expect.poll(async () => (await submit()).http).toBe(200)
    way.cut()
    expect(await submit()).toEqual(unavailable)
    expect((await app.request('/readyz')).status).toBe(503)
    expect((await app.request('/healthz')).status).toBe(200)
    await way.mend()
    await expect.poll(async () => (await submit()).http).toBe(200)
  })

  it('that hangs causes 503, also with old site lists, and answers resume when it does', async () => {
    aheadMs += 2 * siteListTimes.freshMs
    way.freeze()
    const answers = await Promise.all([submit(), submit(), submit()])
    expect(answers).toEqual([unavailable, unavailable, unavailable])
    way.thaw()
    await expect.poll(async () => (await submit()).http).toBe(200)
  })

  const happen = (key: string) => {
    const now = new Date()
    const writes = [message({ type: 'test.happened', data: { key } }, now)]
    const submission = { endpoint: 'test', key, scope: '', input: key, now }
    return answerOnce(database.db, submission, { answer: key, writes })
  }
  const happened = () => patient.db.$count(outboxMessages, eq(outboxMessages.type, 'test.happened'))
  const settle = async (keys: string[]) => {
    const results = await Promise.allSettled(keys.map(happen))
    return results.filter((result) => result.status === 'rejected').map(({ reason }) => reason)
  }
  const keysOf = (name: string, length: number) => Array.from({ length }, (_, index) => `${name}-${index}`)

  it('that is cut off while writing fails all waiting calls, and repeats have one effect each', async () => {
    const keys = keysOf('cut', 120)
    const before = await happened()
    const settled = settle(keys)
    way.cut()
    const reasons = await settled
    expect(reasons).not.toHaveLength(0)
    for (const reason of reasons) expect(isDatabaseUnavailable(reason)).toBe(true)
    await way.mend()
    await expect.poll(() => settle(keys)).toEqual([])
    expect((await happened()) - before).toBe(keys.length)
  })

  it('that hangs gets no writes that have waited too long for a connection', async () => {
    await expect.poll(() => settle(['warm'])).toEqual([])
    const before = await happened()
    way.freeze()
    const reasons = await settle(keysOf('frozen', 250))
    expect(reasons).toHaveLength(250)
    for (const reason of reasons) expect(isDatabaseUnavailable(reason)).toBe(true)
    way.thaw()
    await expect.poll(() => settle(['thawed'])).toEqual([])
    // Statements that the ten connections had sent before the database froze may have arrived.
    expect((await happened()) - before).toBeLessThanOrEqual(11)
  })

  it('counts writes of all instances together', async () => {
    // A late count falls back to memory, which other instances do not see.
    const slowPool = createPool({ url: own.url, log: silentLog, poolSize: 2 }, 20_000)
    const another = createLimiter({ read: 0, write: 30, page: 0, upload: 0 }, slowPool)
    const here = createLimiter({ read: 0, write: 30, page: 0, upload: 0 }, slowPool)
    for (let i = 0; i < 15; i += 1) {
      expect(await here.count('write', 'somebody', 'x')).toBeNull()
      expect(await another.count('write', 'somebody', 'x')).toBeNull()
    }
    expect(await another.count('write', 'somebody', 'x')).toBeGreaterThan(0)
    await slowPool.end()
    const { rows } = (await patient.db.execute(sql`select key from rate_limit`)) as unknown as {
      rows: { key: string }[]
    }
    for (const { key } of rows) expect(key).not.toContain('somebody')
  })
})
