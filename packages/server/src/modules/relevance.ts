import { and, arrayOverlaps, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db'

/** A table with tags whose rows may be hidden. */
type Tagged = PgTable & { tags: PgColumn; isShown: PgColumn }

interface Relevance {
  /** Whether a row has any of the tags. */
  isAny: SQL
  /** How well a row matches. */
  score: SQL<number>
}

/**
 * Rates the rows of a table by shared tags: rare tags count more, and repeated ones count repeatedly. `among` narrows the
 * rows down, by default to those that are shown. Null where no row shares a tag.
 */
export const relevanceOf = async (
  db: Db,
  table: Tagged,
  tags: readonly string[],
  among: SQL | undefined = eq(table.isShown, true),
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
    .where(and(among, isAny))
    .groupBy(tag)
  const shared = rows.filter((row) => times.has(row.tag))
  if (shared.length === 0) return null
  const weights = shared.map((row) => (times.get(row.tag) ?? 0) / Math.log(1 + row.count))
  const score = sql<number>`(select sum(worth.weight)
    from unnest(${sql.param(shared.map((row) => row.tag))}::text[], ${sql.param(weights)}::float8[]) as worth (tag, weight)
    where worth.tag = any(${table.tags}))`
  return { isAny, score }
}
