import type { GuideSite } from '@chuhai/contract/guide'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { parents, presentSites, siteColumns } from './service'
import { categories, sites } from './tables'

/** Which part of a list is asked for. */
export interface Part {
  page: number
  rows: number
}

interface Choice {
  condition?: SQL
  /** What comes first; sites that are alike in it come by their ids. */
  order: SQL[]
}

export interface SitePage extends Part {
  list: GuideSite[]
  total: number
}

/** A part of the sites that are shown and fulfil a condition: sites and their number are one query. */
export const pageOfSites = async (
  db: Db,
  userId: number | null,
  { page, rows }: Part,
  { condition, order }: Choice,
): Promise<SitePage> => {
  const find = (limit: number, offset: number) =>
    db
      .select({ site: siteColumns, total: sql<number>`count(*) over ()::int` })
      .from(sites)
      .innerJoin(categories, eq(categories.id, sites.categoryId))
      .innerJoin(parents, eq(parents.id, categories.parentId))
      .where(and(eq(sites.isShown, true), condition))
      .orderBy(...order, asc(sites.id))
      .limit(limit)
      .offset(offset)
  const found = await find(rows, (page - 1) * rows)
  // A page behind the last one has no row that could tell how many there are.
  const [counted] = found.length === 0 && page > 1 ? await find(1, 0) : found
  const list = await presentSites(
    db,
    found.map(({ site }) => site),
    userId,
  )
  return { list, total: counted?.total ?? 0, page, rows }
}
