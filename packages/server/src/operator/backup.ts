import { existsSync } from 'node:fs'
import { createBackup } from '@chuhai/contract/admin'
import { backupTime, occupied, restoreBackup } from '../backup/backup'
import { lockDirectory } from '../database/directory-lock'
import { dataDirOf } from '../database/open-database'
import type { Env } from '../process/env'
import { makePrivateFolder } from '../process/folders'
import { StartError } from '../process/start-error'
import type { Command } from './command'
import { fromCaller } from './output'

const requireEmbedded = (env: Env): void => {
  if (env.DATABASE_URL)
    throw new StartError('PostgreSQL is backed up by its own tools: see docs/guides/backup.md for commands.')
}

const uploadsLine = (env: Env): string =>
  env.S3_BUCKET ? '\nUploads are in the bucket, which is backed up by itself: see docs/guides/backup.md.' : ''

/** Backs up the embedded database, uploads and the sign-on store, while the server runs or not. */
export const backup: Command = {
  usage: ['FOLDER'],
  async run([folder], { call, env }) {
    requireEmbedded(env)
    if (!folder) throw new StartError('Name a new folder to write: backup FOLDER')
    const target = fromCaller(folder)
    if (existsSync(target)) throw new StartError(`${folder} exists already. Name a new folder.`)
    await call(createBackup, { body: { folder: target } })
    return `${folder} written${uploadsLine(env)}`
  },
}

/** Restores a backup into the data folder, which may have no database, uploads or sign-on store yet. */
export const restore = async (env: Env, [folder]: string[]): Promise<string> => {
  requireEmbedded(env)
  if (!folder) throw new StartError('Name the folder of a backup: restore FOLDER')
  const source = fromCaller(folder)
  const madeAt = await backupTime(source)
  if (madeAt === null) throw new StartError(`${folder} is no backup: it has no backup.json.`)
  const dataDir = dataDirOf(env)
  await makePrivateFolder(dataDir)
  const lock = await lockDirectory(dataDir)
  try {
    const found = await occupied(dataDir)
    if (found.length > 0)
      throw new StartError(
        `${dataDir} has ${found.join(', ')} already. Move that away, or set DATA_DIR to an empty folder.`,
      )
    await restoreBackup(source, dataDir)
  } finally {
    await lock.release()
  }
  return `${dataDir} restored as of ${madeAt}${uploadsLine(env)}`
}
