import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrationsDir } from '../process/folders'
import { StartError } from '../process/start-error'
import { type Db, rowsOf } from './db'

/** When each of our migrations was made, the oldest first. */
const knownMigrations = async (): Promise<number[]> => {
  const journal = await readFile(join(migrationsDir, 'meta', '_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return entries.map(({ when }) => when).sort((a, b) => a - b)
}

/** When each migration of a database was made; none in a new database. */
const appliedMigrations = async (db: Db): Promise<number[]> => {
  const statement = sql`select created_at::text as made from drizzle.__drizzle_migrations`
  const rows = await rowsOf<{ made: string }>(db, statement).catch(
    (error: Error & { cause?: { code?: string } }) => {
      // No such schema, no such table: nothing has been migrated.
      if (['3F000', '42P01'].includes(error.cause?.code ?? '')) return []
      throw error
    },
  )
  return rows.map(({ made }) => Number(made))
}

/**
 * Throws when the database was made by other migrations than ours, whose tables could be anything. Newer ones than ours
 * are allowed, so that an instance of the last version can restart beside one of the next.
 */
export const requireKnownHistory = async (db: Db): Promise<void> => {
  const known = await knownMigrations()
  const newest = known.at(-1) ?? 0
  const isForeign = (made: number) => made <= newest && !known.includes(made)
  if ((await appliedMigrations(db)).some(isForeign))
    throw new StartError(
      'The database was made by another line of versions and cannot be brought up to date. Keep it for the version that made it, and name an empty one with DATA_DIR or DATABASE_URL.',
    )
}

/** Only the server migrates, so that a command beside an older server changes none of its tables. */
export const requireMigrated = async (db: Db): Promise<void> => {
  await requireKnownHistory(db)
  const last = Math.max(0, ...(await appliedMigrations(db)))
  if (last < ((await knownMigrations()).at(-1) ?? 0))
    throw new StartError(
      'The database is older than this command. Start the server of this version once, which brings it up to date.',
    )
}
