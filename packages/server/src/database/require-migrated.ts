import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrationsDir } from '../process/folders'
import { StartError } from '../process/start-error'
import { type Db, rowsOf } from './db'

const newestMigration = async (): Promise<number> => {
  const journal = await readFile(join(migrationsDir, 'meta', '_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}

const lastMigrated = async (db: Db): Promise<number> => {
  const statement = sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`
  const [row] = await rowsOf<{ last: string | null }>(db, statement)
  return Number(row?.last)
}

/** Only the server migrates, so that a command beside an older server changes none of its tables. */
export const requireMigrated = async (db: Db): Promise<void> => {
  const last = await lastMigrated(db).catch((error: Error & { cause?: { code?: string } }) => {
    // No such schema, no such table: nothing has been migrated.
    if (['3F000', '42P01'].includes(error.cause?.code ?? '')) return 0
    throw error
  })
  if (last < (await newestMigration()))
    throw new StartError(
      'The database is older than this command. Start the server of this version once, which brings it up to date.',
    )
}
