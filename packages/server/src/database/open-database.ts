import { existsSync } from 'node:fs'
import { makePrivateFolder } from '../process/folders'
import type { Logger } from '../process/log'
import { StartError } from '../process/start-error'
import { dataDirOf } from '../settings/data-dir'
import { roleOf } from '../settings/database-address'
import type { Env } from '../settings/env'
import type { Database } from './db'
import { reasonOf } from './errors'
import { requireKnownHistory, requireMigrated } from './migration-history'
import { databaseDirOf, openPglite } from './open-pglite'
import { openPostgres } from './open-postgres'
import { untilAvailable } from './until-available'

const cannotBeUsed = (error: unknown): StartError =>
  new StartError(
    `The database of DATABASE_URL cannot be used (${reasonOf(error)}). Check that it runs and that user and password are right.`,
  )

/** The database as its owner, who migrates it, where DATABASE_OWNER_URL names another role than the one that serves. */
const openAsOwner = ({ DATABASE_URL = '', DATABASE_OWNER_URL }: Env, log: Logger): Database | null =>
  DATABASE_OWNER_URL
    ? openPostgres({ url: DATABASE_OWNER_URL, log, poolSize: 1, serving: roleOf(DATABASE_URL) })
    : null

/** The database of the environment, not migrated: PostgreSQL where DATABASE_URL names one, else the embedded one. */
const open = async (env: Env, log: Logger): Promise<Database> =>
  env.DATABASE_URL
    ? openPostgres({ url: env.DATABASE_URL, log, poolSize: env.DATABASE_POOL })
    : await openEmbedded(dataDirOf(env))

const prepare = async (env: Env, database: Database, work: () => Promise<void>): Promise<Database> => {
  try {
    await work()
    return database
  } catch (error) {
    await database.close().catch(() => {})
    if (!env.DATABASE_URL || error instanceof StartError) throw error
    throw cannotBeUsed(error)
  }
}

/** For the server: migrates the database, and waits until it is available. */
export const openDatabase = async (env: Env, log: Logger): Promise<Database> => {
  const database = await open(env, log)
  const owner = openAsOwner(env, log)
  const migrate = async () => {
    const { db, migrate } = owner ?? database
    await requireKnownHistory(db)
    await migrate()
  }
  return prepare(env, database, () => untilAvailable(migrate, log)).finally(() => owner?.close())
}

/** For a command: never migrates, and requires a database that a server has created. */
export const openMigratedDatabase = async (env: Env, log: Logger): Promise<Database> => {
  if (!env.DATABASE_URL && !existsSync(databaseDirOf(dataDirOf(env))))
    throw new StartError(`There is no database in ${dataDirOf(env)}. Start the server once, or set DATA_DIR.`)
  const database = await open(env, log)
  return prepare(env, database, () => requireMigrated(database.db))
}

const openEmbedded = (dataDir: string): Promise<Database> => explained(dataDir, () => openPglite(dataDir))

/** Creates the data folder, which holds uploads and files of builds with PostgreSQL, too. */
export const makeDataDir = (env: Env): Promise<void> =>
  explained(dataDirOf(env), () => makePrivateFolder(dataDirOf(env)))

const explained = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
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
