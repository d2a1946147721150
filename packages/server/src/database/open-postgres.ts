import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { migrationsDir } from '../process/folders'
import type { Logger } from '../process/log'
import { withTimeout } from '../process/with-timeout'
import type { Database, Db } from './db'
import { dumpPostgres } from './postgres-tools'
import { grantRowAccess, requireRestrictedRole } from './serving-role'

/** Any number that no other program on the same database uses. */
const migrationLock = 7_262_001

/** How long a statement and an answer may take, in milliseconds. */
export const databaseTimeouts = {
  queryMs: 1500,
  answerMs: 2000,
  /** How long a migration waits for a locked table. */
  migrationLockMs: 3000,
}

/** For a batch of old rows, for finding them in a large table, or for the index of the search. */
const jobStatementMs = 30_000

interface PostgresOptions {
  url: string
  log: Logger
  poolSize?: number
  /** Another role, which may read and write rows of what this one owns and migrates. */
  serving?: string | undefined
}

/** A pool that survives its database: errors of idle connections are logged, waiting is bounded. */
export const createPool = (
  { url, log, poolSize = 10 }: PostgresOptions,
  timeoutMs = databaseTimeouts.queryMs,
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    keepAlive: true,
    application_name: 'chuhai',
  })
  pool.on('error', (err) => log.warn({ err }, 'database connection lost'))
  return pool
}

/** Opens a connection of its own for jobs and deletions, whose statements may take longer than an answer. */
export const openForJobs = (url: string, log: Logger) => {
  const pool = createPool({ url, log, poolSize: 1 }, jobStatementMs)
  return { db: drizzle({ client: pool }) as unknown as Db, close: () => pool.end() }
}

/** For a statement of a migration, which may change every row of a large table. */
const migrationStatementMs = 600_000
const connectMs = 5000

/** Two instances may start at once: one migrates, the other waits, then finds nothing to do. */
const migrateAlone = async (
  { url, serving }: PostgresOptions,
  folder: string,
  lockMs: number,
): Promise<void> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    query_timeout: migrationStatementMs,
    keepAlive: true,
  })
  // A connection that is lost fails the next query; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // The first answer shows that the database is alive. A waiting migration blocks every later query of the table, so it
    // gives up and is tried again.
    await withTimeout(
      client.query(`set lock_timeout to ${lockMs}`),
      connectMs,
      () => new Error('Query read timeout'),
    )
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('set client_min_messages to warning')
    if (serving !== undefined) await requireRestrictedRole(client, serving)
    await migrate(drizzle({ client }), { migrationsFolder: folder })
    if (serving !== undefined) await grantRowAccess(client, serving)
  } finally {
    // A frozen database closes no connection.
    await withTimeout(client.end(), connectMs, () => new Error('the connection is not closed')).catch(
      () => {},
    )
  }
}

export const openPostgres = (
  options: PostgresOptions,
  { queryMs, answerMs, migrationLockMs } = databaseTimeouts,
): Database => {
  const pool = createPool(options, queryMs)
  return {
    db: drizzle({ client: pool }) as unknown as Db,
    deadlineMs: answerMs,
    migrate: (folder = migrationsDir) => migrateAlone(options, folder, migrationLockMs),
    snapshot: (folder) => dumpPostgres(options.url, folder),
    close: () => pool.end(),
  }
}
