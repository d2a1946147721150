import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { closeServer } from '../process/listen'
import type { Desk } from './desk'
import { deskApp } from './desk-app'
import { doorPath } from './door-path'

export interface Door {
  close(): Promise<void>
}

/**
 * The embedded database belongs to the server process alone, so `pnpm operator` asks that process, over a socket
 * that only this user of this machine can open.
 */
export const openDoor = async (dataDir: string, desk: Desk): Promise<Door> => {
  const path = doorPath(dataDir)
  // The folder's lock is ours by now: a socket left behind by a killed server is nobody's.
  await rm(path, { force: true })
  const server = createServer(getRequestListener(deskApp(desk).fetch))
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
