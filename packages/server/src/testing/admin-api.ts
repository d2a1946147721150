import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Db } from '../database/db'
import { type AdminApi, createAdminApi } from '../operator/admin-api'
import { createAdminClient } from '../operator/admin-client'
import { type AdminSocket, adminSocketPath, openAdminSocket } from '../operator/admin-socket'
import { createDiskStore } from '../uploads/disk-store'
import type { FileStore } from '../uploads/file-store'

export interface TestAdminApi {
  /** What an operator's command works at while the server runs; there from the first test on. */
  readonly admin: AdminApi
  /** The folder of the socket; it is removed after the file's tests. */
  readonly folder: string
}

/** Returns the admin API on a database. */
export const testAdminApi = (
  db: Db,
  store: FileStore = createDiskStore(join(tmpdir(), 'chuhai-no-files')),
): AdminApi => createAdminApi(db, store)

/** Opens an admin socket for the tests of a file. */
export const startTestAdminApi = (server: { db: Db }, store?: FileStore): TestAdminApi => {
  let folder = ''
  let socket: AdminSocket
  let admin: AdminApi
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chuhai-socket-'))
    socket = await openAdminSocket(folder, testAdminApi(server.db, store))
    admin = createAdminClient(adminSocketPath(folder))
  })
  afterAll(async () => {
    await socket.close()
    await rm(folder, { recursive: true })
  })
  return {
    get admin() {
      return admin
    },
    get folder() {
      return folder
    },
  }
}
