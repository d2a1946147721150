import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findByKeyword } from './keyword'
import { parents } from './service'
import { requireFilters, type SiteFilters } from './site-filters'
import { type Part, pageOfSites, type SitePage } from './site-page'
import { categories, sites } from './tables'

const editorsOrder = [asc(parents.position), asc(categories.position), asc(sites.position)]

/** Sites in the editors' order; with a keyword those in which it is found, the best first (specification 7.3). */
export const listSites = async (
  db: Db,
  userId: number | null,
  { page, rows }: Part,
  { keyword = '', ...filters }: SiteFilters & { keyword?: string },
): Promise<SitePage> => {
  const condition = await requireFilters(db, filters)
  if (keyword === '') return pageOfSites(db, userId, { page, rows }, { condition, order: editorsOrder })
  const { ids, foundIn } = await findByKeyword(db, keyword)
  if (ids.length === 0) return { list: [], total: 0, page, rows }
  const place = sql`array_position(${sql.param(ids)}::int[], ${sites.id})`
  const isFound = and(condition, sql`${sites.id} = any(${sql.param(ids)}::int[])`)
  const found = await pageOfSites(db, userId, { page, rows }, { condition: isFound, order: [asc(place)] })
  return { ...found, list: found.list.map((site) => ({ ...site, found: foundIn(site) })) }
}

const isHot = isNotNull(sites.hotRank)

/** Sites of the hot recommendations, the hottest first. */
export const listHot = (db: Db, userId: number | null, part: Part): Promise<SitePage> =>
  pageOfSites(db, userId, part, { condition: isHot, order: [asc(sites.hotRank)] })

/** Whether there is a hot site to show (specification 2.10). */
export const hasHot = async (db: Db): Promise<boolean> => {
  const found = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.isShown, true), isHot))
    .limit(1)
  return found.length > 0
}
