import { and, arrayOverlaps, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db'

/** What is described by tags, and may be hidden. */
type Tagged = PgTable & { tags: PgColumn; isShown: PgColumn }

interface Relevance {
  /** Whether a row has any of the tags. */
  isAny: SQL
  /** How well it fits. */
  score: SQL<number>
}

/**
 * How well the rows of a table fit given tags: each tag that is shared counts, the more the fewer rows have it, and as
 * often as it is given. Null where nothing fits at all.
 */
export const relevanceOf = async (
  db: Db,
  table: Tagged,
  tags: readonly string[],
): Promise<Relevance | null> => {
  const times = new Map<string, number>()
  for (const tag of tags) times.set(tag, (times.get(tag) ?? 0) + 1)
  const wanted = [...times.keys()]
  if (wanted.length === 0) return null
  const isAny = arrayOverlaps(table.tags, wanted)
  const tag = sql<string>`unnest(${table.tags})`
  const rows = await db
    .select({ tag, count: sql<number>`count(*)::int` })
    .from(table as PgTable)
    .where(and(eq(table.isShown, true), isAny))
    .groupBy(tag)
  const shared = rows.filter((row) => times.has(row.tag))
  if (shared.length === 0) return null
  const weights = shared.map((row) => (times.get(row.tag) ?? 0) / Math.log(1 + row.count))
  const score = sql<number>`(select sum(worth.weight)
    from unnest(${sql.param(shared.map((row) => row.tag))}::text[], ${sql.param(weights)}::float8[]) as worth (tag, weight)
    where worth.tag = any(${table.tags}))`
  return { isAny, score }
}
