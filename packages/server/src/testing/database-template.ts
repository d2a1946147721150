import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../database/db'
import { openPostgres } from '../database/open-postgres'
import { silentLog } from '../process/log'

/** The server that databases of tests are made on; without one they are PGlite in memory. */
export const postgresUrl = process.env.TEST_DATABASE_URL

const administer = async (url: string, statement: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

export const dropPostgresDatabase = async (url: string, name: string): Promise<void> => {
  await administer(url, `drop database if exists ${name} with (force)`)
}

/** A new PostgreSQL database, empty or a copy of a template, and how to drop it. */
export const createPostgresDatabase = async (
  url: string,
  template = 'template1',
): Promise<{ name: string; url: string; drop(): Promise<void> }> => {
  const name = `chuhai_test_${randomUUID().replaceAll('-', '')}`
  await administer(url, `create database ${name} template ${template}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { name, url: own.href, drop: () => dropPostgresDatabase(url, name) }
}

/** A busy machine may pause for longer than a visitor would wait. */
const patientTimes = { queryMs: 20_000, answerMs: 25_000, migrationLockMs: 20_000 }

/** A database that a test only prepares or inspects, without timeouts. */
export const openPatiently = (url: string): Database => openPostgres({ url, log: silentLog }, patientTimes)

/** A PostgreSQL database of its own, empty or a copy of a template, dropped when it is closed. */
export const openOwn = async (url: string, template?: string): Promise<Database> => {
  const own = await createPostgresDatabase(url, template)
  const database = openPatiently(own.url)
  return {
    ...database,
    async close() {
      await database.close()
      await own.drop()
    },
  }
}

const isThere = async (url: string, name: string): Promise<boolean> =>
  (await administer(url, `select 1 from pg_database where datname = '${name}'`)).rowCount === 1

const createTemplate = async (
  url: string,
  name: string,
  fill: (database: Database) => Promise<void>,
): Promise<void> => {
  const own = await createPostgresDatabase(url)
  const database = openPatiently(own.url)
  await database.migrate()
  await fill(database)
  await database.close()
  // Another test file may have created the template first.
  await administer(url, `alter database ${own.name} rename to ${name}`).catch(own.drop)
}

/** A migrated PostgreSQL database of its own, dropped when it is closed. */
export const openMigratedCopy = async (url: string): Promise<Database> => {
  const database = await openOwn(url)
  await database.migrate()
  return database
}

/** A PostgreSQL database as `fill` leaves it: a copy of the template of that name, which is made once. */
export const openFilledCopy = async (
  url: string,
  template: string,
  fill: (database: Database) => Promise<void>,
): Promise<Database> => {
  if (!(await isThere(url, template))) await createTemplate(url, template, fill)
  return openOwn(url, template)
}
