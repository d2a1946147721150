import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Db } from '../database/db'
import { createDesk, type Desk } from '../operator/desk'
import { type Door, openDoor } from '../operator/door'
import { doorPath } from '../operator/door-path'
import { remoteDesk } from '../operator/remote-desk'
import { createDiskStore } from '../uploads/disk-store'
import type { FileStore } from '../uploads/file-store'

export interface TestDesk {
  /** What an operator's command works at while the server runs; there from the first test on. */
  readonly desk: Desk
  /** Where the door is; it goes after the file's tests. */
  readonly folder: string
}

/** The desk beside a database, over files of its own. */
export const testDesk = (
  db: Db,
  store: FileStore = createDiskStore(join(tmpdir(), 'chuhai-no-files')),
): Desk => createDesk(db, store)

/** Opens the door of a running server for the tests of a file. */
export const startTestDesk = (server: { db: Db }, store?: FileStore): TestDesk => {
  let folder = ''
  let door: Door
  let desk: Desk
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chuhai-door-'))
    door = await openDoor(folder, testDesk(server.db, store))
    desk = remoteDesk(doorPath(folder))
  })
  afterAll(async () => {
    await door.close()
    await rm(folder, { recursive: true })
  })
  return {
    get desk() {
      return desk
    },
    get folder() {
      return folder
    },
  }
}
