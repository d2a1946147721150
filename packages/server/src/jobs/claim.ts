import { and, asc, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db'

/** Rows of a table that instances share as work, each at its time. */
export interface Queue<T extends PgTable> {
  table: T
  /** The name of the column that tells rows apart. */
  key: keyof T['$inferSelect'] & string
  /** The name of the column with the time when a row is due. */
  dueAt: keyof T['$inferSelect'] & string
  /** The name of the column that counts claims. */
  attempts: keyof T['$inferSelect'] & string
  /** Which rows are not done yet. */
  open: SQL | undefined
  /** How many rows are claimed at once. */
  batch: number
  /** How long a claim lasts: longer than the work on a row takes, for then another instance takes over from one that died. */
  claimMs: number
}

/** Claims due rows for this instance; another instance gets other rows at the same time. */
export const claimDue = async <T extends PgTable>(
  db: Db,
  { table, key, dueAt, attempts, open, batch, claimMs }: Queue<T>,
  now: Date,
): Promise<T['$inferSelect'][]> => {
  const rows: PgTable = table
  const columns = getTableColumns(rows) as Record<string, PgColumn>
  const column = (name: string) => columns[name] as PgColumn
  const due = db
    .select({ key: column(key) })
    .from(rows)
    .where(and(open, lte(column(dueAt), now)))
    .orderBy(asc(column(dueAt)))
    .limit(batch)
    .for('update', { skipLocked: true })
  return db
    .update(rows)
    .set({ [dueAt]: new Date(now.getTime() + claimMs), [attempts]: sql`${column(attempts)} + 1` })
    .where(inArray(column(key), due))
    .returning()
}
