import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What PGlite, PostgreSQL and a transaction of either have in common. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An open database and how to leave it. */
export interface Database {
  db: Db
  /** Answers not given by then become 503; undefined where the database runs in this process. */
  deadlineMs?: number
  migrate(): Promise<void>
  /** Writes a copy of the embedded database into a folder, as it stands between two statements. */
  snapshot?(folder: string): Promise<void>
  close(): Promise<void>
}
