import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db'

const batchRows = 500

/**
 * Deletes rows a few hundred at a time, so that no statement is long and none holds many locks. Locked rows are
 * left to the next run.
 */
export const deleteInBatches = async (
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  rows = batchRows,
): Promise<number> => {
  for (let deleted = 0; ; ) {
    const batch = sql`array(select ctid from ${table} where ${where ?? sql`true`} limit ${rows} for update skip locked)`
    const gone = await db.delete(table).where(sql`ctid = any(${batch})`).returning({ one: sql<number>`1` })
    deleted += gone.length
    if (gone.length < rows) return deleted
  }
}
