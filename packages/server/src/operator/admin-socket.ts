import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { closeServer } from '../process/listen'
import { type AdminServices, createAdminApi } from './admin-api'

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

export interface AdminSocket {
  close(): Promise<void>
}

/**
 * Serves the admin API to `pnpm operator`, which cannot open the embedded database beside the server. The socket is open to
 * this user of this machine only.
 */
export const openAdminSocket = async (dataDir: string, services: AdminServices): Promise<AdminSocket> => {
  const path = adminSocketPath(dataDir)
  // This process holds the folder's lock, so that an existing socket file is of a killed server.
  await rm(path, { force: true })
  const server = createServer(getRequestListener(createAdminApi(services).fetch))
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
