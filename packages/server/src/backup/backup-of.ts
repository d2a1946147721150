import { join } from 'node:path'
import type { Database } from '../database/db'
import { fromProject, lessonsDir, mediaDir, projectDir } from '../process/folders'
import { dataDirOf } from '../settings/data-dir'
import type { Env } from '../settings/env'
import { bucketOf } from '../uploads/s3-store'
import { createBackup } from './backup'
import { type BackupPlaces, backupTarget } from './backup-target'

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
