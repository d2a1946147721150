import type { GuideDetail, GuideSite } from '@chuhai/contract/guide'
import { and, asc, eq, inArray, ne, type Placeholder, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { readAppraisals } from './appraisals'
import { categories, sites, subscriptions } from './tables'

const neighboursMax = 6

/** What lists show of a site, for a user or for a visitor who is not signed in (null). */
export const siteColumns = (userId: number | null | Placeholder) => ({
  id: sites.id,
  name: sites.name,
  mark: sites.mark,
  tint: sites.tint,
  summary: sites.summary,
  address: sites.address,
  region: sites.region,
  tags: sites.tags,
  isOfficial: sites.isOfficial,
  firstTypeId: sql<number>`${categories.parentId}`,
  secondTypeId: sites.categoryId,
  isSubscribed: sql<boolean>`${sites.id} in (
    select ${subscriptions.siteId} from ${subscriptions} where ${subscriptions.userId} = ${userId})`,
})

const selectSites = (db: Db, userId: number | null) =>
  db.select(siteColumns(userId)).from(sites).innerJoin(categories, eq(categories.id, sites.categoryId))

type SiteRow = Awaited<ReturnType<typeof selectSites>>[number]

/** A site as lists show it (specification 7.3). */
export const presentSite = ({ mark, tint, ...row }: SiteRow): GuideSite => ({ ...row, logo: { mark, tint } })

/** The shown sites among these ids, in the order of the ids. */
export const findSites = async (
  db: Db,
  ids: readonly number[],
  userId: number | null,
): Promise<GuideSite[]> => {
  if (ids.length === 0) return []
  const rows = await selectSites(db, userId).where(and(eq(sites.isShown, true), inArray(sites.id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, presentSite(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** A shown site; throws where there is none. */
export const requireSite = async (db: Db, id: number, userId: number | null): Promise<GuideSite> => {
  const [site] = await findSites(db, [id], userId)
  if (!site) throw new ApiError('GUIDE_SITE_UNKNOWN')
  return site
}

/** The page of a site. Its neighbours are those that follow it in its category; behind the last comes the first. */
export const readDetail = async (db: Db, id: number, userId: number | null): Promise<GuideDetail> => {
  const { position, body, steps, note } = sites
  const [found] = await db
    .select({ row: siteColumns(userId), position, page: { body, steps, note } })
    .from(sites)
    .innerJoin(categories, eq(categories.id, sites.categoryId))
    .where(and(eq(sites.id, id), eq(sites.isShown, true)))
  if (!found) throw new ApiError('GUIDE_SITE_UNKNOWN')
  const isBefore = sql`(${sites.position}, ${sites.id}) < (${found.position}::int, ${id}::int)`
  const neighbours = await selectSites(db, userId)
    .where(and(eq(sites.isShown, true), eq(sites.categoryId, found.row.secondTypeId), ne(sites.id, id)))
    .orderBy(asc(isBefore), asc(sites.position), asc(sites.id))
    .limit(neighboursMax)
  return {
    site: presentSite(found.row),
    ...found.page,
    appraisals: await readAppraisals(db, id, userId),
    neighbours: neighbours.map(presentSite),
  }
}

/** What the shown sites are compared by. */
export const listSiteTraits = (db: Db) =>
  db
    .select({
      id: sites.id,
      categoryId: sites.categoryId,
      region: sites.region,
      tags: sites.tags,
      hotRank: sites.hotRank,
    })
    .from(sites)
    .where(eq(sites.isShown, true))

/** Counts the shown sites among these ids. */
export const countSites = (db: Db, ids: readonly number[]): Promise<number> =>
  db.$count(sites, and(eq(sites.isShown, true), inArray(sites.id, [...ids])))
