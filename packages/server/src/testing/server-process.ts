import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { packageDir } from '../process/folders'
import { createPostgresDatabase, postgresUrl } from './database-template'

export interface ServerProcess {
  url: string
  child: ChildProcess
  output(): string
  /** Resolves with the exit code. */
  exited: Promise<number | null>
}

/** Tests send many requests, also many leads with one phone number and from one address. */
const noLimits = {
  WRITES_PER_MINUTE: '0',
  READS_PER_MINUTE: '0',
  ADDRESS_LEADS_PER_HOUR: '0',
  SITE_LEADS_PER_HOUR: '0',
  PHONE_LEADS_PER_DAY: '0',
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Runs `src/main.ts` of this package, or of a copy, as a process of its own. */
export const spawnServer = async (env: Record<string, string>, cwd = packageDir): Promise<ServerProcess> => {
  const port = env.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', 'src/main.ts'], {
    cwd,
    env: { PATH: process.env.PATH, ...noLimits, ...env, PORT: port },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { url: `http://localhost:${port}`, child, output: () => output, exited }
}

/** Waits until the server answers; fails at once when it has exited. */
export const untilReady = async (server: ServerProcess): Promise<void> => {
  for (;;) {
    if (server.child.exitCode !== null) throw new Error(server.output())
    const response = await fetch(`${server.url}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * Servers of a test file, on a data folder and a database of its own; the database is PostgreSQL where the tests have one.
 * What a test has started is killed after it.
 */
export const setUpServers = (settings: () => Promise<Record<string, string>> = async () => ({})) => {
  let folder = ''
  let env: Record<string, string> = {}
  let drop = async () => {}
  const running: ServerProcess[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chuhai-servers-'))
    env = { DATA_DIR: folder, ...(await settings()) }
    if (!postgresUrl) return
    const database = await createPostgresDatabase(postgresUrl)
    env.DATABASE_URL = database.url
    drop = database.drop
  })
  afterEach(() => {
    for (const { child } of running.splice(0)) child.kill('SIGKILL')
  })
  afterAll(async () => {
    await drop()
    await rm(folder, { recursive: true })
  })

  const start = async (more: Record<string, string> = {}, cwd?: string): Promise<ServerProcess> => {
    const server = await spawnServer({ ...env, ...more }, cwd)
    running.push(server)
    return server
  }
  return {
    get folder() {
      return folder
    },
    get env() {
      return env
    },
    start,
    async startReady(more?: Record<string, string>, cwd?: string): Promise<ServerProcess> {
      const server = await start(more, cwd)
      await untilReady(server)
      return server
    },
  }
}
