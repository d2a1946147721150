import { existsSync } from 'node:fs'
import { backupOf, dataDirOf, openMigratedDatabase } from '../database/open-database'
import type { Env } from '../process/env'
import type { Logger } from '../process/log'
import type { FileStore } from '../uploads/file-store'
import { createDesk, type Desk } from './desk'
import { doorPath } from './door-path'
import { isDoorOpen, remoteDesk } from './remote-desk'

export interface ReachedDesk {
  desk: Desk
  leave(): Promise<void>
}

/**
 * PostgreSQL is opened directly. The embedded database is asked through the server that has it open, or, when no
 * server runs, opened here; its folder's lock decides between the two.
 */
export const reachDesk = async (env: Env, log: Logger, store: FileStore): Promise<ReachedDesk> => {
  const path = doorPath(dataDirOf(env))
  if (!env.DATABASE_URL && existsSync(path) && (await isDoorOpen(path))) {
    return { desk: remoteDesk(path), leave: async () => {} }
  }
  const database = await openMigratedDatabase(env, log)
  return { desk: createDesk(database.db, store, backupOf(env, database)), leave: () => database.close() }
}
