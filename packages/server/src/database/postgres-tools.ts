import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { StartError } from '../process/start-error'
import { reasonOf } from './errors'

const run = promisify(execFile)
const connectSeconds = 5

/** Runs a tool of PostgreSQL. Other users of the machine see its arguments, so that the password is not one of them. */
const runTool = async (tool: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> => {
  const address = new URL(url)
  const PGPASSWORD = decodeURIComponent(address.password) || process.env.PGPASSWORD
  address.password = ''
  const env = { ...process.env, PGCONNECT_TIMEOUT: String(connectSeconds), ...(PGPASSWORD && { PGPASSWORD }) }
  try {
    await run(tool, [`--dbname=${address.href}`, ...args], { env })
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string }
    if (code === 'ENOENT')
      throw new StartError(
        `${tool} was not found. Install the client programs of PostgreSQL, of its version.`,
      )
    throw new StartError(`${tool} failed: ${stderr?.trim() || reasonOf(error)}`)
  }
}

/** Writes a consistent copy of a database into a folder that does not exist yet; without counters, which last for a minute. */
export const dumpPostgres = (url: string, folder: string): Promise<void> =>
  runTool('pg_dump', url, [
    '--format=directory',
    '--no-owner',
    '--no-privileges',
    '--no-unlogged-table-data',
    `--file=${folder}`,
  ])

/** Restores such a copy into an empty database, whole or not at all. */
export const restorePostgres = (url: string, folder: string): Promise<void> =>
  runTool('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    folder,
  ])

/** Throws where a database has tables already. */
export const requireEmptyPostgres = async (url: string): Promise<void> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectSeconds * 1000,
    query_timeout: connectSeconds * 1000,
  })
  client.on('error', () => {})
  const tables = await client
    .connect()
    .then(() =>
      client.query(
        `select from pg_class where relkind in ('r', 'p') and relnamespace not in
        (select oid from pg_namespace where nspname like 'pg\\_%' or nspname = 'information_schema')`,
      ),
    )
    .catch((error: unknown) => {
      throw new StartError(`The database of DATABASE_URL cannot be used (${reasonOf(error)}).`)
    })
    .finally(() => client.end().catch(() => {}))
  if (tables.rowCount !== 0)
    throw new StartError('The database of DATABASE_URL has tables already. Name an empty one.')
}
