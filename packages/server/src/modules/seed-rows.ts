import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db'

/** Positions of a new list leave room, so that something may be put between two. */
export const positionOf = (index: number): number => (index + 1) * 10

/** A statement that takes too long is cut; a busy machine manages so many. */
const batchRows = 100

/**
 * Puts in what a table has no row of with the same id; rows that stand there stay as they are. Answers whether there was
 * something to put in. A complete database costs one query.
 */
export const insertMissing = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly (T['$inferInsert'] & { id: number })[],
): Promise<boolean> => {
  const { id } = getTableColumns(table)
  const known = (await db.select({ id: id as NonNullable<typeof id> }).from(table as PgTable)) as {
    id: number
  }[]
  const ids = new Set(known.map((row) => row.id))
  const missing = rows.filter((row) => !ids.has(row.id))
  for (let at = 0; at < missing.length; at += batchRows) {
    const batch = missing.slice(at, at + batchRows) as T['$inferInsert'][]
    await db.insert(table).values(batch).onConflictDoNothing()
  }
  return missing.length > 0
}
