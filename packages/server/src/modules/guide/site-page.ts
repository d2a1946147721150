import type { GuideSite } from '@chuhai/contract/guide'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { isOwnSubscription, parents, presentSite, siteColumns } from './service'
import { categories, sites, subscriptions } from './tables'

/** Which part of a list is asked for. */
export interface Part {
  page: number
  rows: number
}

interface Choice {
  condition: SQL | undefined
  /** What comes first; sites that are alike in it come by their ids. */
  order: SQL[]
}

export interface SitePage extends Part {
  list: GuideSite[]
  total: number
}

/** Reads a part of a list for a user, or for a visitor who is not signed in; `values` fill the condition's placeholders. */
export type ReadSitePage = (
  userId: number | null,
  part: Part,
  values?: Record<string, unknown>,
) => Promise<SitePage>

/**
 * A list of the sites that are shown and fulfil a condition: rows, their number and the user's subscriptions are one
 * statement, prepared because planning its joins costs more than running it.
 */
export const prepareSitePage = (db: Db, name: string, { condition, order }: Choice): ReadSitePage => {
  const statement = db
    .select({ site: siteColumns, total: sql<number>`count(*) over ()::int` })
    .from(sites)
    .innerJoin(categories, eq(categories.id, sites.categoryId))
    .innerJoin(parents, eq(parents.id, categories.parentId))
    .leftJoin(subscriptions, isOwnSubscription(sql.placeholder('userId')))
    .where(and(eq(sites.isShown, true), condition))
    .orderBy(...order, asc(sites.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name)

  return async (userId, { page, rows }, values) => {
    const find = (limit: number, offset: number) => statement.execute({ ...values, userId, limit, offset })
    const found = await find(rows, (page - 1) * rows)
    // A page behind the last one has no row that could tell how many there are.
    const [counted] = found.length === 0 && page > 1 ? await find(1, 0) : found
    return { list: found.map(({ site }) => presentSite(site)), total: counted?.total ?? 0, page, rows }
  }
}
