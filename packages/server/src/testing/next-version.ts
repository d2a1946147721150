import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageDir } from '../process/folders'

/** What the next version may change. */
const copied = ['src', 'migrations', 'package.json']

/** Makes the next version of this package in a folder: a copy with one more migration. */
export const makeNextVersion = async (folder: string, migration: string): Promise<string> => {
  const copy = join(folder, 'next-version')
  await mkdir(copy)
  for (const name of await readdir(packageDir))
    if (copied.includes(name)) await cp(join(packageDir, name), join(copy, name), { recursive: true })
    else await symlink(join(packageDir, name), join(copy, name))
  const path = join(copy, 'migrations', 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  const last = journal.entries.at(-1)
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next_version' }
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  await writeFile(join(copy, 'migrations', `${entry.tag}.sql`), migration)
  return copy
}
