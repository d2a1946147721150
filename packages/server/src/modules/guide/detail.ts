import type { GuideDetail, GuideSite } from '@chuhai/contract/guide'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { readAppraisals } from './appraisals'
import { findSites, isOwnSubscription, parents, presentSite, selectSites, siteColumns } from './service'
import { categories, sites, subscriptions } from './tables'

const neighboursMax = 6

/** A site; a hidden one is as good as none. */
export const requireSite = async (db: Db, id: number, userId: number | null): Promise<GuideSite> => {
  const [site] = await findSites(db, [id], userId)
  if (!site) throw new ApiError('GUIDE_SITE_UNKNOWN')
  return site
}

/** The page of a site. Its neighbours are those that follow it in its category; behind the last comes the first. */
export const readDetail = async (db: Db, id: number, userId: number | null): Promise<GuideDetail> => {
  const { position, body, steps, note } = sites
  const [found] = await db
    .select({ row: siteColumns, position, page: { body, steps, note } })
    .from(sites)
    .innerJoin(categories, eq(categories.id, sites.categoryId))
    .innerJoin(parents, eq(parents.id, categories.parentId))
    .leftJoin(subscriptions, isOwnSubscription(userId))
    .where(and(eq(sites.id, id), eq(sites.isShown, true)))
  if (!found) throw new ApiError('GUIDE_SITE_UNKNOWN')
  const isBefore = sql`(${sites.position}, ${sites.id}) < (${found.position}::int, ${id}::int)`
  const beside = await selectSites(
    db,
    userId,
    and(eq(sites.categoryId, found.row.secondTypeId), ne(sites.id, id)),
  )
    .orderBy(asc(isBefore), asc(sites.position), asc(sites.id))
    .limit(neighboursMax)
  const appraisals = await readAppraisals(db, id, userId)
  return {
    site: presentSite(found.row),
    ...found.page,
    appraisals,
    neighbours: beside.map(presentSite),
  }
}
