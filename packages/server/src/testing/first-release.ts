import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/db'
import { migrationsDir, packageDir } from '../process/folders'

/** Makes an empty database one of the first release, with rows in every table. */
export const makeFirstRelease = async ({ db, migrate }: Pick<Database, 'db' | 'migrate'>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'chuhai-first-release-'))
  await cp(migrationsDir, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  await migrate(folder)
  await rm(folder, { recursive: true })
  const rows = await readFile(join(packageDir, 'src/testing/first-release.sql'), 'utf8')
  for (const statement of rows.split(/;\n/).filter((one) => one.includes('insert into')))
    await db.execute(sql.raw(statement))
}
