import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createBackup } from '@chuhai/contract/admin'
import { backedUp, type DatabaseKind, occupied, readManifest, restoreBackup } from '../backup/backup'
import { lockDirectory } from '../database/directory-lock'
import { requireEmptyPostgres, restorePostgres } from '../database/postgres-tools'
import { makePrivateFolder } from '../process/folders'
import { StartError } from '../process/start-error'
import { dataDirOf } from '../settings/data-dir'
import type { Env } from '../settings/env'
import { bucketOf } from '../uploads/s3-store'
import { action } from './command'
import { fromCaller, inShanghai } from './output'
import { folder } from './words'

const megabyte = 1024 * 1024

/** How many files are below a folder, and how large they are together. */
const sizeOf = async (folder: string): Promise<{ files: number; bytes: number }> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map(({ parentPath, name }) => stat(join(parentPath, name))))
  return { files: files.length, bytes: sizes.reduce((sum, { size }) => sum + size, 0) }
}

/** What a backup has, in a line. */
const contentsOf = async (folder: string): Promise<string> => {
  const [database, uploads, signOn] = await Promise.all(
    [backedUp.database, backedUp.uploads, backedUp.signOn].map((part) => sizeOf(join(folder, part))),
  )
  const sizeText = (bytes = 0) => `${(bytes / megabyte).toFixed(1)} MB`
  return [
    `数据库 ${sizeText(database?.bytes)}`,
    `上传的文件 ${uploads?.files ?? 0} 个，${sizeText(uploads?.bytes)}`,
    `登录服务 ${signOn?.files ? sizeText(signOn.bytes) : '没有'}`,
  ].join('；')
}

/** Backs up the database, uploads and the sign-on store, while the server runs or not. */
export const backup = action({
  about: '把数据库（内置或 PostgreSQL）、上传的文件与登录服务备份到一个新的文件夹，服务可以不停',
  words: { folder: folder('一个新的文件夹，只有当前用户能读') },
  example: 'backup /backup/monday',
  async run({ folder }, { call }) {
    const target = fromCaller(folder)
    if (existsSync(target)) throw new StartError(`${folder} 已经存在，请写一个新的文件夹。`)
    await call(createBackup, { body: { folder: target } })
    return `${folder} 已写好：${await contentsOf(target)}`
  },
})

const requireKind = (folder: string, kind: DatabaseKind, { DATABASE_URL }: Env): void => {
  if (kind === 'postgres' && !DATABASE_URL)
    throw new StartError(`${folder} 是 PostgreSQL 的备份。请用 DATABASE_URL 写一个空的数据库。`)
  if (kind === 'embedded' && DATABASE_URL)
    throw new StartError(`${folder} 是内置数据库的备份。恢复时不要设置 DATABASE_URL。`)
}

/**
 * Restores a backup: the database of PostgreSQL into the empty one of DATABASE_URL, uploads into the bucket where there is one,
 * everything else into the data folder, which may have no database, uploads or sign-on store yet.
 */
export const restore = async (env: Env, folder: string): Promise<string> => {
  const { DATABASE_URL, DATABASE_OWNER_URL = DATABASE_URL } = env
  const source = fromCaller(folder)
  const manifest = await readManifest(source)
  if (manifest === null) throw new StartError(`${folder} 不是备份：里面没有 backup.json。`)
  requireKind(folder, manifest.kind, env)
  if (DATABASE_OWNER_URL) await requireEmptyPostgres(DATABASE_OWNER_URL)
  const dataDir = dataDirOf(env)
  await makePrivateFolder(dataDir)
  const lock = await lockDirectory(dataDir)
  try {
    const found = await occupied(dataDir)
    if (found.length > 0)
      throw new StartError(
        `${dataDir} 里已经有 ${found.join('、')}。请移到别处，或者把 DATA_DIR 设为空的文件夹。`,
      )
    await restoreBackup(source, {
      dataDir,
      uploads: bucketOf(env),
      restoreDatabase: DATABASE_OWNER_URL ? (dump) => restorePostgres(DATABASE_OWNER_URL, dump) : undefined,
    })
  } finally {
    await lock.release()
  }
  const places = [DATABASE_URL && 'DATABASE_URL 的数据库', env.S3_BUCKET && '存储桶', dataDir]
  return `已恢复：${places.filter(Boolean).join('、')}，备份于北京时间 ${inShanghai(manifest.madeAt)}`
}

export const restoreAction = action({
  about: '把备份恢复到空的 DATA_DIR（PostgreSQL 另有 DATABASE_URL 的空数据库）',
  words: { folder: folder('备份的文件夹') },
  example: 'restore /backup/monday',
  run: ({ folder }, { env }) => restore(env, folder),
})
