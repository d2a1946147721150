import type { Env } from '../process/env'
import { fromProject } from '../process/folders'
import type { Logger } from '../process/log'
import { StartError } from '../process/start-error'
import type { Database } from './db'
import { openPglite } from './open-pglite'
import { openPostgres } from './open-postgres'

/** Where the embedded database, uploads and the operator's door are. */
export const dataDirOf = (env: Env): string => fromProject(env.DATA_DIR)

/** The database of the environment, migrated: PostgreSQL where DATABASE_URL names one, else the embedded one. */
export const openDatabase = async (env: Env, log: Logger): Promise<Database> => {
  const database = env.DATABASE_URL
    ? openPostgres({ url: env.DATABASE_URL, log, poolSize: env.DATABASE_POOL })
    : await openEmbedded(dataDirOf(env))
  try {
    await database.migrate()
    return database
  } catch (error) {
    await database.close().catch(() => {})
    if (!env.DATABASE_URL) throw error
    throw new StartError(
      `The database of DATABASE_URL cannot be used (${(error as Error).message}). Check that it runs and that user and password are right.`,
    )
  }
}

const openEmbedded = async (dataDir: string): Promise<Database> => {
  try {
    return await openPglite(dataDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new StartError(
        `The folder ${dataDir} cannot be written. Give this user the right, or set DATA_DIR.`,
      )
    if (code === 'ENOSPC')
      throw new StartError(`There is no space left for ${dataDir}. Free some, or set DATA_DIR.`)
    throw error
  }
}
