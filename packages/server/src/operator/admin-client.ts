import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { hostname, userInfo } from 'node:os'
import { Readable } from 'node:stream'
import type { Envelope } from '@chuhai/contract'
import {
  type EndpointAnswer,
  type EndpointArguments,
  type EndpointShape,
  fillPath,
} from '@chuhai/contract/endpoint'
import { backupOf } from '../backup/backup-of'
import { openMigratedDatabase } from '../database/open-database'
import { createCarriers } from '../modules/carrier/carriers'
import { createAlipay } from '../modules/payment/alipay'
import { createSiteReader } from '../modules/site/read-site'
import type { Logger } from '../process/log'
import { StartError } from '../process/start-error'
import { dataDirOf } from '../settings/data-dir'
import type { Env } from '../settings/env'
import type { FileStore } from '../uploads/file-store'
import { createRedraw } from '../uploads/redraw'
import { adminSocketPath, createLocalAdminApi, operatorHeader } from './admin-socket'

/** Calls an admin endpoint; resolves with the data of its envelope. */
export type CallAdmin = <E extends EndpointShape>(
  endpoint: E,
  ...input: EndpointArguments<E>
) => Promise<EndpointAnswer<E>>

type Fetch = (
  path: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Response | Promise<Response>

/** Who runs a command. */
const operatorName = (): string => `${process.env.SUDO_USER ?? userInfo().username}@${hostname()}`

export const createAdminCall =
  (fetch: Fetch): CallAdmin =>
  async (endpoint, ...[input = {}]) => {
    const { params, query = {}, body } = input as { params?: object; query?: object; body?: unknown }
    const given = Object.entries(query).filter(([, value]) => value !== undefined)
    const response = await fetch(
      `/api${fillPath(endpoint.path, { ...params })}?${new URLSearchParams(given)}`,
      {
        method: endpoint.method,
        headers: {
          'Content-Type': 'application/json',
          [operatorHeader]: encodeURIComponent(operatorName()),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      },
    )
    const { data, message } = (await response.json()) as Envelope<never>
    if (response.ok) return data
    const fields = data === null ? '' : ` ${JSON.stringify(data)}`
    throw new StartError(`服务器答复 ${response.status}：${message}${fields}`)
  }

const pageRows = 500

/** Yields every row, page by page, so that an export of any length needs little memory. */
export async function* readPages<T>(read: (rows: number, last?: T) => Promise<T[]>): AsyncGenerator<T> {
  for (let last: T | undefined; ; ) {
    const page = await read(pageRows, last)
    yield* page
    last = page.at(-1)
    if (page.length < pageRows) return
  }
}

/** Returns every row, of all pages. */
export const readAllPages = async <T>(read: (rows: number, last?: T) => Promise<T[]>): Promise<T[]> => {
  const all: T[] = []
  for await (const row of readPages(read)) all.push(row)
  return all
}

/** Returns a `fetch` that sends requests to a socket. */
export const fetchThrough =
  (socketPath: string): Fetch =>
  (path, { body, ...init }) =>
    new Promise((resolve, reject) => {
      const sent = request({ socketPath, path, ...init }, (answer) =>
        resolve(new Response(Readable.toWeb(answer) as ReadableStream, { status: answer.statusCode })),
      )
      sent.once('error', reject)
      sent.end(body)
    })

/** Returns whether a server listens on the socket; a killed server leaves its socket file behind. */
export const isSocketOpen = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

interface AdminApi {
  call: CallAdmin
  close(): Promise<void>
}

/**
 * Opens PostgreSQL directly. The embedded database is reached through the server that has it open, or opened here when no
 * server runs; the folder's lock prevents both at once.
 */
const openAdminApi = async (env: Env, log: Logger, store: FileStore): Promise<AdminApi> => {
  const path = adminSocketPath(dataDirOf(env))
  if (!env.DATABASE_URL && existsSync(path) && (await isSocketOpen(path)))
    return { call: createAdminCall(fetchThrough(path)), close: async () => {} }
  const database = await openMigratedDatabase(env, log)
  const { payment } = env
  const app = createLocalAdminApi({
    db: database.db,
    store,
    redraw: createRedraw(),
    carriers: createCarriers(env.carriers),
    backup: backupOf(env, database),
    statementOf: payment && (async (day) => (await createAlipay(payment)).statement(day)),
    readSite: createSiteReader(env.PUBLIC_URL),
  })
  return { call: createAdminCall(app.request), close: () => database.close() }
}

/** Connects with the first call, so that a command that is written wrongly, and one that needs no database, opens none. */
export const connectAdminApi = (env: Env, log: Logger, store: FileStore): AdminApi => {
  let connected: Promise<AdminApi> | null = null
  return {
    async call(endpoint, ...input) {
      connected ??= openAdminApi(env, log, store)
      return (await connected).call(endpoint, ...input)
    },
    async close() {
      await connected?.then(
        (api) => api.close(),
        () => {},
      )
    },
  }
}
