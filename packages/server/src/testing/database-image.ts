import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database/db'
import { pgliteSettings, wrapPglite } from '../database/open-pglite'
import { migrationsDir, packageDir } from '../process/folders'

const cacheDir = join(packageDir, 'node_modules', '.cache')

/** The image of a migrated database is kept until migrations change. */
const migratedPath = async (): Promise<string> => {
  const journal = await readFile(join(migrationsDir, 'meta', '_journal.json'))
  const first = await readFile(join(migrationsDir, '0000_schema.sql'))
  const hash = createHash('sha256').update(journal).update(first).digest('hex').slice(0, 12)
  return join(cacheDir, `migrated-${hash}.tar`)
}

/** An image is loaded by every test file, so it has a small log and no template databases. */
const initDbStartParams = ['--wal-segsize=1']
const dropTemplates = [
  `update pg_database set datistemplate = false where datname like 'template%'`,
  'drop database template0',
  'drop database template1',
  'checkpoint',
]

/** Two processes that create the same image each write a draft: the later one replaces the earlier. */
const draw = async (path: string, client: PGlite): Promise<void> => {
  const image = await client.dumpDataDir('none')
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await image.arrayBuffer()))
  await rename(draft, path)
}

const load = async (path: string): Promise<PGlite> =>
  PGlite.create({ postgresqlconf: pgliteSettings, loadDataDir: new Blob([await readFile(path)]) })

/** A database in memory without tables. */
export const openEmpty = async (): Promise<Database> =>
  wrapPglite(await PGlite.create({ postgresqlconf: pgliteSettings, initDbStartParams }))

const loadMigrated = async (): Promise<PGlite> => {
  const path = await migratedPath()
  if (existsSync(path)) return load(path)
  const client = await PGlite.create({ postgresqlconf: pgliteSettings, initDbStartParams })
  await wrapPglite(client).migrate()
  for (const statement of dropTemplates) await client.exec(statement)
  await draw(path, client)
  return client
}

/** A migrated database in memory: initialising and migrating one takes seconds, loading an image less than one. */
export const openMigratedImage = async (): Promise<Database> => wrapPglite(await loadMigrated())

/** A database in memory as `fill` leaves it, stored once in `folder`. */
export const openFilledImage = async (
  folder: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database> => {
  const path = join(folder, 'filled.tar')
  if (existsSync(path)) return wrapPglite(await load(path))
  const client = await loadMigrated()
  const database = wrapPglite(client)
  await fill(database)
  await draw(path, client)
  return database
}
