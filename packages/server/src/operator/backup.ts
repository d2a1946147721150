import { existsSync } from 'node:fs'
import { createBackup } from '@chuhai/contract/admin'
import { type DatabaseKind, occupied, readManifest, restoreBackup } from '../backup/backup'
import { lockDirectory } from '../database/directory-lock'
import { dataDirOf } from '../database/open-database'
import { requireEmptyPostgres, restorePostgres } from '../database/postgres-tools'
import type { Env } from '../process/env'
import { makePrivateFolder } from '../process/folders'
import { StartError } from '../process/start-error'
import { bucketOf } from '../uploads/s3-store'
import type { Command } from './command'
import { fromCaller } from './output'

/** Backs up the database, uploads and the sign-on store, while the server runs or not. */
export const backup: Command = {
  usage: ['FOLDER'],
  async run([folder], { call }) {
    if (!folder) throw new StartError('Name a new folder to write: backup FOLDER')
    const target = fromCaller(folder)
    if (existsSync(target)) throw new StartError(`${folder} exists already. Name a new folder.`)
    await call(createBackup, { body: { folder: target } })
    return `${folder} written`
  },
}

const requireKind = (folder: string, kind: DatabaseKind, { DATABASE_URL }: Env): void => {
  if (kind === 'postgres' && !DATABASE_URL)
    throw new StartError(`${folder} is a backup of PostgreSQL. Name an empty database with DATABASE_URL.`)
  if (kind === 'embedded' && DATABASE_URL)
    throw new StartError(`${folder} is a backup of the embedded database. Unset DATABASE_URL to restore it.`)
}

/**
 * Restores a backup: the database of PostgreSQL into the empty one of DATABASE_URL, uploads into the bucket where there is one,
 * everything else into the data folder, which may have no database, uploads or sign-on store yet.
 */
export const restore = async (env: Env, [folder]: string[]): Promise<string> => {
  const { DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL } = env
  if (!folder) throw new StartError('Name the folder of a backup: restore FOLDER')
  const source = fromCaller(folder)
  const manifest = await readManifest(source)
  if (manifest === null) throw new StartError(`${folder} is no backup: it has no backup.json.`)
  requireKind(folder, manifest.kind, env)
  if (DATABASE_OWNER_URL) await requireEmptyPostgres(DATABASE_OWNER_URL)
  const dataDir = dataDirOf(env)
  await makePrivateFolder(dataDir)
  const lock = await lockDirectory(dataDir)
  try {
    const found = await occupied(dataDir)
    if (found.length > 0)
      throw new StartError(
        `${dataDir} has ${found.join(', ')} already. Move that away, or set DATA_DIR to an empty folder.`,
      )
    await restoreBackup(source, {
      dataDir,
      uploads: bucketOf(env),
      restoreDatabase: DATABASE_OWNER_URL ? (dump) => restorePostgres(DATABASE_OWNER_URL, dump) : undefined,
    })
  } finally {
    await lock.release()
  }
  const places = [DATABASE_URL && 'The database of DATABASE_URL', env.S3_BUCKET && 'the bucket', dataDir]
  return `${places.filter(Boolean).join(' and ')} restored as of ${manifest.madeAt}`
}
