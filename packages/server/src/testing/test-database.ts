import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Database } from '../database/db'
import { pgliteSettings, wrapPglite } from '../database/open-pglite'
import { openPostgres } from '../database/open-postgres'
import { migrationsDir, packageDir } from '../process/folders'
import { silentLog } from '../process/log'

export const postgresUrl = process.env.TEST_DATABASE_URL

const cacheDir = join(packageDir, 'node_modules', '.cache')

/** Initialising takes seconds, loading a migrated image less than one; the image is kept until migrations change. */
const imagePath = async (): Promise<string> => {
  const journal = await readFile(join(migrationsDir, 'meta', '_journal.json'))
  const first = await readFile(join(migrationsDir, '0000_first.sql'))
  return join(
    cacheDir,
    `pglite-${createHash('sha256').update(journal).update(first).digest('hex').slice(0, 12)}.tar`,
  )
}

const drawImage = async (path: string): Promise<void> => {
  const client = await PGlite.create({ postgresqlconf: pgliteSettings })
  await wrapPglite(client).migrate()
  const image = await client.dumpDataDir('none')
  await client.close()
  await mkdir(cacheDir, { recursive: true })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await image.arrayBuffer()))
  await rename(draft, path)
}

const openMemory = async (): Promise<Database> => {
  const path = await imagePath()
  if (!existsSync(path)) await drawImage(path)
  const image = new Blob([await readFile(path)])
  return wrapPglite(await PGlite.create({ loadDataDir: image, postgresqlconf: pgliteSettings }))
}

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** A new, empty PostgreSQL database and how to drop it. */
export const createPostgresDatabase = async (
  url: string,
): Promise<{ url: string; drop(): Promise<void> }> => {
  const name = `chuhai_test_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => administer(url, `drop database ${name} with (force)`) }
}

const openOnPostgres = async (url: string): Promise<Database> => {
  const own = await createPostgresDatabase(url)
  const database = openPostgres({ url: own.url, log: silentLog })
  await database.migrate()
  return {
    ...database,
    async close() {
      await database.close()
      await own.drop()
    },
  }
}

/** A migrated database for one test file: PostgreSQL where TEST_DATABASE_URL names a server, else PGlite in memory. */
export const openTestDatabase = (): Promise<Database> =>
  postgresUrl ? openOnPostgres(postgresUrl) : openMemory()
