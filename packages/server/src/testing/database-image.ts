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
  return join(cacheDir, `pglite-${hash}.tar`)
}

const open = (loadDataDir?: Blob) =>
  PGlite.create({ postgresqlconf: pgliteSettings, ...(loadDataDir && { loadDataDir }) })

/** Two that draw the same image at once each draw a draft: the later one replaces the earlier. */
const draw = async (path: string, client: PGlite): Promise<void> => {
  const image = await client.dumpDataDir('none')
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await image.arrayBuffer()))
  await rename(draft, path)
}

const load = async (path: string): Promise<PGlite> => open(new Blob([await readFile(path)]))

const loadMigrated = async (): Promise<PGlite> => {
  const path = await migratedPath()
  if (existsSync(path)) return load(path)
  const client = await open()
  await wrapPglite(client).migrate()
  await draw(path, client)
  return client
}

/** A migrated database in memory: initialising and migrating one takes seconds, loading an image less than one. */
export const openMigratedImage = async (): Promise<Database> => wrapPglite(await loadMigrated())

/** A database in memory as `fill` leaves it, drawn once into `folder`. */
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
