import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Db } from '../database/db'
import { reasonOf } from '../database/errors'
import { ApiError } from '../http/api-error'
import type { AppContext, AppEnv } from '../http/context'
import { failure } from '../http/envelope'
import { closeServer } from '../http/listen'
import { createAdminApi } from './admin-api'
import type { AdminServices } from './admin-endpoint'

/** Unix sockets have short names: 104 bytes on macOS, 108 on Linux. */
const longestPath = 100

/** Returns the path of the socket of the server with this data folder. */
export const adminSocketPath = (dataDir: string): string => {
  const path = join(resolve(dataDir), 'operator.sock')
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\chuhai-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`
  if (Buffer.byteLength(path) <= longestPath) return path
  return relative(process.cwd(), path)
}

/** Names who runs a command, in percent-encoding; the socket is open to one user of the machine, who may be several people. */
export const operatorHeader = 'X-Chuhai-Operator'

/** An operator reads the reason of a failure; there is no log of a command. */
const presentError = (error: Error, c: AppContext) =>
  error instanceof ApiError
    ? c.json(failure(error, 'zh-CN'), 400)
    : c.json({ status: 'SERVER_ERROR', data: null, message: reasonOf(error) }, 500)

/** The admin API for the command line, which acts as an admin: who reaches the socket or the database may do everything. */
export const createLocalAdminApi = (services: AdminServices & { db: Db }): Hono<AppEnv> => {
  const api = createAdminApi({
    ...services,
    admit: async (c) => ({
      name: decodeURIComponent(c.req.header(operatorHeader) ?? 'unknown').slice(0, 200),
      via: 'socket',
    }),
  })
  return new Hono<AppEnv>().onError(presentError).route('/', api)
}

export interface AdminSocket {
  close(): Promise<void>
}

/**
 * Serves the admin API to `pnpm operator`, which cannot open the embedded database beside the server. The socket is open to
 * this user of this machine only.
 */
export const openAdminSocket = async (
  dataDir: string,
  services: AdminServices & { db: Db },
): Promise<AdminSocket> => {
  const path = adminSocketPath(dataDir)
  // This process holds the folder's lock, so that an existing socket file is of a killed server.
  await rm(path, { force: true })
  const server = createServer(getRequestListener(createLocalAdminApi(services).fetch))
  await listenPrivately(server, path)
  return {
    async close() {
      await closeServer(server, 1000)
      await rm(path, { force: true })
    },
  }
}

const listenPrivately = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const mask = process.umask(0o177)
    server.once('error', reject)
    server.listen(path, resolve)
    process.umask(mask)
  })
