import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, readdir, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, vi } from 'vitest'
import { packageDir } from './process/folders'
import { postgresUrl } from './testing/database-template'
import { lead } from './testing/forms'
import { freePort, type ServerProcess, setUpServers, untilReady } from './testing/server-process'
import { startSilentPostgres } from './testing/silent-postgres'
import { sitePageHeaders } from './testing/test-app'

const run = promisify(execFile)
const servers = setUpServers()
const { start, startReady } = servers

const submissionOf = (key: string) => ({
  method: 'POST',
  headers: { ...sitePageHeaders, 'Idempotency-Key': key },
})

const submit = (server: ServerProcess, key: string) =>
  fetch(`${server.url}/api/consultation`, { ...submissionOf(key), body: JSON.stringify(lead) })

/** The lead of an idempotency key; a late database is queried again. */
const leadBehind = (server: ServerProcess, key: string) =>
  vi.waitFor(async () => {
    const response = await submit(server, key)
    expect(response.status).toBe(200)
    return ((await response.json()) as { data: { id: string } }).data
  })

const operatorAt = async (where: Record<string, string>, ...words: string[]) => {
  const args = ['--conditions=source', '--import', 'tsx', 'src/operator.ts', ...words]
  const { stdout } = await run(process.execPath, args, {
    cwd: packageDir,
    env: { PATH: process.env.PATH, ...where },
  })
  return stdout
}

const operator = (...words: string[]) => operatorAt(servers.env, ...words)

it("prints an action's help and ends with 0, without a database", async () => {
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }
  expect(await operatorAt(nowhere, 'orders', 'refund', '--help')).toContain('用法：')
})

it('ends a command line that it does not understand with 2, in a sentence, before it opens a database', async () => {
  const refused = operatorAt(
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    'consultations',
    '--from',
    '2099',
  )
  await expect(refused).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('consultations list 没有 --from 这个选项。您是想写 --since 吗？'),
  })
})

it('loses no acknowledged lead when it is killed while writing, and repeats create no second one', async () => {
  const acknowledged = new Map<string, string>()
  let key = 0
  for (let round = 0; round < 3; round += 1) {
    const server = await startReady()
    const send = async () => {
      for (;;) {
        const name = `kill-${key++}`
        const response = await submit(server, name).catch(() => null)
        if (!response) return name
        // A server that answers 503 has acknowledged nothing.
        if (!response.ok) continue
        const envelope = (await response.json().catch(() => null)) as { data: { id: string } } | null
        if (!envelope) return name
        acknowledged.set(name, envelope.data.id)
      }
    }
    const before = acknowledged.size
    const senders = [send(), send(), send()]
    await expect.poll(() => acknowledged.size - before).toBeGreaterThanOrEqual(4)
    server.child.kill('SIGKILL')
    await Promise.all(senders)
  }
  const server = await startReady()
  for (let i = 0; i < key; i += 1) {
    const { id } = await leadBehind(server, `kill-${i}`)
    const first = acknowledged.get(`kill-${i}`)
    if (first) expect(id).toBe(first)
  }
  const rows = (await operator('consultations', '--format', 'csv')).trim().split('\r\n').slice(1)
  expect(rows).toHaveLength(key)
  expect(acknowledged.size).toBeGreaterThan(10)
}, 600_000)

it('finishes running requests on SIGTERM, reports unready to balancers, and exits with code 0', async () => {
  const server = await startReady()
  const twenty = <T>(call: (i: number) => Promise<T>) => Array.from({ length: 20 }, (_, i) => call(i))
  // On open connections, because the server soon accepts no new ones.
  await Promise.all(twenty(async () => (await fetch(`${server.url}/healthz`)).text()))
  const submits = twenty((i) => submit(server, `term-${i}`))
  await Promise.race(submits)
  server.child.kill('SIGTERM')
  for (const response of await Promise.all(submits)) expect(response.status).toBe(200)
  expect(await server.exited).toBe(0)
  expect(server.output()).toContain('stopping')
})

it('logs an uncaught exception, finishes running requests, and exits with code 1', async () => {
  const boom = 'process.on("SIGUSR2",()=>{throw new Error("boom")})'
  const server = await startReady({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURI(boom)}` })
  const { headers, method } = submissionOf('crash')
  const sent = request(`${server.url}/api/consultation`, {
    method,
    headers: { ...headers, Expect: '100-continue' },
  })
  sent.flushHeaders()
  // The server has the request, and waits for what it says.
  await once(sent, 'continue')
  server.child.kill('SIGUSR2')
  await vi.waitFor(() => expect(server.output()).toMatch(/uncaught exception/))
  sent.end(JSON.stringify(lead))
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  expect(answer?.statusCode).toBe(200)
  answer?.resume()
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(/boom/)
})

it('delivers a lead after a restart that it could not deliver before', async () => {
  const received: string[] = []
  const receiver = createServer((request, answer) => {
    received.push(String(request.headers['webhook-id']))
    answer.end()
  })
  const hook = await freePort()
  const settings = {
    WEBHOOK_URL: `http://127.0.0.1:${hook}/`,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
  }
  const first = await startReady(settings)
  await leadBehind(first, 'restart')
  first.child.kill('SIGKILL')
  await first.exited
  await new Promise<void>((resolve) => receiver.listen(hook, '127.0.0.1', resolve))
  await startReady(settings)
  await expect.poll(() => received.length).toBeGreaterThan(0)
  receiver.closeAllConnections()
  receiver.close()
}, 600_000)

it('runs without its database, reports unready, and exits with code 0', async () => {
  const nobody = await freePort()
  const server = await start({ DATABASE_URL: `postgres://chuhai@127.0.0.1:${nobody}/chuhai` })
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`).catch(() => null))?.status
  await expect.poll(() => statusOf('/healthz')).toBe(200)
  expect(await statusOf('/readyz')).toBe(503)
  await expect.poll(() => server.output()).toContain('database not available yet')
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})

it('waits for a database that takes connections and never answers, and says so', async () => {
  const silent = await startSilentPostgres()
  const where = { DATABASE_URL: silent.url }
  const server = await start(where)
  const statusOf = async (path: string) => (await fetch(`${server.url}${path}`).catch(() => null))?.status
  await expect.poll(() => server.output()).toContain('database not available yet')
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
  await expect(operatorAt({ ...servers.env, ...where }, 'sites', 'list')).rejects.toThrow(
    /The database of DATABASE_URL cannot be used \(.+\). Check that it runs/,
  )
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  silent.stop()
}, 60_000)

it.runIf(postgresUrl)(
  'begins as soon as its database is there',
  async () => {
    const port = await freePort()
    const late = new URL(servers.env.DATABASE_URL ?? '')
    const { hostname, port: realPort } = late
    late.host = `127.0.0.1:${port}`
    const server = await start({ DATABASE_URL: late.href })
    await expect.poll(() => server.output()).toContain('database not available yet')
    const way = createTcpServer((near) => {
      const far = connect(Number(realPort || 5432), hostname)
      near
        .on('error', () => far.destroy())
        .pipe(far)
        .on('error', () => near.destroy())
        .pipe(near)
    }).listen(port, '127.0.0.1')
    await untilReady(server)
    way.close()
  },
  60_000,
)

it.skipIf(postgresUrl)('never creates a database for an operator’s command', async () => {
  const empty = join(servers.folder, 'empty')
  await expect(operatorAt({ DATA_DIR: empty }, 'sites', 'list')).rejects.toThrow(
    /There is no database in .*empty. Start the server once/,
  )
  await expect(access(empty)).rejects.toThrow('ENOENT')
})

it.skipIf(postgresUrl)(
  'refuses a folder that another server has open, while the operator is let in',
  async () => {
    const server = await startReady()
    const second = await start()
    expect(await second.exited).toBe(1)
    expect(second.output()).toMatch(/^\[chuhai\] The folder .* is in use by process \d+/)
    expect(await operator('sites')).toContain('http://127.0.0.1:4002')
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  },
  600_000,
)

it('reports a taken port in one sentence, and does not touch the data folder', async () => {
  const taken = createServer().listen(0)
  const { port } = taken.address() as { port: number }
  const untouched = join(servers.folder, 'untouched')
  const server = await start({ PORT: String(port), DATA_DIR: untouched })
  expect(await server.exited).toBe(1)
  expect(server.output()).toBe(
    `[chuhai] Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`,
  )
  await expect(access(untouched)).rejects.toThrow('ENOENT')
  taken.close()
})

it('makes its data folder private, also one that was open before', async () => {
  const { folder } = servers
  await chmod(folder, 0o755)
  await startReady()
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  const made = await readdir(folder, { withFileTypes: true })
  for (const entry of made.filter((one) => one.isDirectory()))
    expect([entry.name, (await stat(join(folder, entry.name))).mode & 0o077]).toEqual([entry.name, 0])
})

it('names the wrong setting in one sentence', async () => {
  const server = await start({ LOG_LEVEL: 'loud' })
  expect(await server.exited).toBe(1)
  expect(server.output()).toMatch(/^\[chuhai\] LOG_LEVEL must be one of .*\n$/)
})
