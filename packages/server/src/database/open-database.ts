import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createBackup } from '../backup/backup'
import { type BackupPlaces, backupTarget } from '../backup/backup-target'
import type { Env } from '../process/env'
import { fromProject, lessonsDir, makePrivateFolder, mediaDir, projectDir } from '../process/folders'
import type { Logger } from '../process/log'
import { StartError } from '../process/start-error'
import { bucketOf } from '../uploads/s3-store'
import type { Database } from './db'
import { reasonOf } from './errors'
import { requireKnownHistory, requireMigrated } from './migration-history'
import { databaseDirOf, openPglite } from './open-pglite'
import { openPostgres } from './open-postgres'
import { roleOf } from './serving-role'
import { untilAvailable } from './until-available'

/** Where the embedded database, uploads and the operator's socket are. */
export const dataDirOf = (env: Env): string => fromProject(env.DATA_DIR)

const backupPlacesOf = (env: Env): BackupPlaces => {
  const dataDir = dataDirOf(env)
  const { BACKUP_DIR = join(dataDir, 'backups'), WIDGETS_DIR, PORTAL_DIR } = env
  const built = [WIDGETS_DIR, PORTAL_DIR].flatMap((folder) => folder ?? [])
  return {
    backupDir: fromProject(BACKUP_DIR),
    own: [projectDir, dataDir],
    served: [mediaDir, lessonsDir, join(dataDir, 'builds'), ...built.map(fromProject)],
  }
}

/**
 * Backs up an open database, the files of the bucket where there is one, and the data folder, into a new folder: a path, or a name
 * in the folder of backups.
 */
export const backupOf =
  (env: Env, { snapshot }: Database) =>
  async (folder: string): Promise<void> => {
    if (!snapshot) throw new Error('[chuhai] this database has no copy of itself')
    const target = await backupTarget(folder, backupPlacesOf(env))
    const kind = env.DATABASE_URL ? 'postgres' : 'embedded'
    await createBackup({ dataDir: dataDirOf(env), target, snapshot, kind, uploads: bucketOf(env) })
  }

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
