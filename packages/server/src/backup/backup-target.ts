import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import type { Locale } from '@chuhai/contract'
import { ApiError } from '../http/api-error'

/** Where backups may be written. */
export interface BackupPlaces {
  /** Holds the backups that have a name only. */
  backupDir: string
  /** Folders of the project and its data, where no backup but those of `backupDir` belongs. */
  own: readonly string[]
  /** Folders whose files anybody gets over HTTP. */
  served: readonly string[]
}

const refusals = {
  name: {
    'zh-CN': '请用字母、数字、- 与 _ 命名，最多 100 个字',
    en: 'Name it with letters, digits, - and _, 100 at most',
  },
  place: {
    'zh-CN': '备份不能写到项目、数据或者公开的文件夹里',
    en: 'A backup belongs in no folder of the project, of its data or of public files',
  },
  exists: { 'zh-CN': '这个文件夹已经存在', en: 'This folder exists already' },
} satisfies Record<string, Record<Locale, string>>

const refused = (reason: keyof typeof refusals): ApiError =>
  new ApiError('REQUEST_INVALID', { fields: (locale) => ({ folder: refusals[reason][locale] }) })

/** Refuses what is no plain name, so that who calls over HTTP chooses no place on the machine. */
export const requireBackupName = (name: string): void => {
  if (!/^[\w-]{1,100}$/.test(name)) throw refused('name')
}

/** The path behind symbolic links, also of a folder that does not exist yet. */
const realPath = async (path: string): Promise<string> =>
  existsSync(path) || path === dirname(path)
    ? realpath(path)
    : join(await realPath(dirname(path)), basename(path))

/** Returns the folder of a backup that is named by a path, or by a name in the folder of backups. */
export const backupTarget = async (
  folder: string,
  { backupDir, own, served }: BackupPlaces,
): Promise<string> => {
  const target = resolve(backupDir, folder)
  const real = await realPath(target)
  const isBelow = async (parent: string) => real.startsWith(`${await realPath(parent)}${sep}`)
  const isBelowAny = async (parents: readonly string[]) =>
    (await Promise.all(parents.map(isBelow))).some(Boolean)
  if ((await isBelowAny(served)) || ((await isBelowAny(own)) && !(await isBelow(backupDir))))
    throw refused('place')
  if (existsSync(target)) throw refused('exists')
  return target
}
