import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What PGlite, PostgreSQL and a transaction of either have in common. */
export type Db = PgDatabase<PgQueryResultHKT>

/** Runs a statement and returns its rows. */
export const rowsOf = async <Row>(db: Db, statement: SQL): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows

/** An open database. */
export interface Database {
  db: Db
  /** A later answer becomes 503. */
  deadlineMs: number
  /** Applies the migrations of a folder that are not applied yet; of ours by default. */
  migrate(folder?: string): Promise<void>
  /** Writes a consistent copy of the database into a folder that does not exist yet. */
  snapshot?(folder: string): Promise<void>
  close(): Promise<void>
}
