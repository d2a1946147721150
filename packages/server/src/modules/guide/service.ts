import type { Appraisals, GuideDetail, GuideSite } from '@chuhai/contract/guide'
import { and, asc, eq, inArray, ne, type Placeholder, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { appraisals, categories, sites, subscriptions } from './tables'

const neighboursMax = 6
const isShown = eq(sites.isShown, true)

/** A site as lists show it, for a user or for a visitor who is not signed in (null) (specification 7.3). */
export const siteColumns = (userId: number | null | Placeholder) => ({
  id: sites.id,
  name: sites.name,
  logo: { mark: sites.mark, tint: sites.tint },
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

/** Returns the visible sites among these ids, in the order of the ids. */
export const findSites = async (
  db: Db,
  ids: readonly number[],
  userId: number | null,
): Promise<GuideSite[]> => {
  if (ids.length === 0) return []
  const rows = await selectSites(db, userId).where(and(isShown, inArray(sites.id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Returns a visible site; throws for others. */
export const requireSite = async (db: Db, id: number, userId: number | null): Promise<GuideSite> => {
  const [site] = await findSites(db, [id], userId)
  if (!site) throw new ApiError('GUIDE_SITE_UNKNOWN')
  return site
}

/** Throws unless the site is visible. */
export const requireShown = async (db: Db, id: number): Promise<void> => {
  if ((await countSites(db, [id])) === 0) throw new ApiError('GUIDE_SITE_UNKNOWN')
}

/** Reads the mean appraisal of a site, and the caller's own. */
export const readAppraisals = async (db: Db, siteId: number, userId: number | null): Promise<Appraisals> => {
  const { score, content } = appraisals
  const isOwn = sql`${appraisals.userId} = ${userId}`
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      average: sql<number | null>`round(avg(${score}), 1)::float8`,
      score: sql<number | null>`max(${score}) filter (where ${isOwn})`,
      content: sql<string | null>`max(${content}) filter (where ${isOwn})`,
    })
    .from(appraisals)
    .where(eq(appraisals.siteId, siteId))
  if (!row) return { count: 0, average: null, own: null }
  const own = row.score === null ? null : { score: row.score, content: row.content ?? '' }
  return { count: row.count, average: row.average, own }
}

/** Returns the page of a site. Its neighbours are those after it in its category, then those before it. */
export const readDetail = async (db: Db, id: number, userId: number | null): Promise<GuideDetail> => {
  const [found] = await db
    .select({
      ...siteColumns(userId),
      position: sites.position,
      body: sites.body,
      steps: sites.steps,
      note: sites.note,
    })
    .from(sites)
    .innerJoin(categories, eq(categories.id, sites.categoryId))
    .where(and(eq(sites.id, id), isShown))
  if (!found) throw new ApiError('GUIDE_SITE_UNKNOWN')
  const { position, body, steps, note, ...site } = found
  const isBefore = sql`(${sites.position}, ${sites.id}) < (${position}::int, ${id}::int)`
  const neighbours = await selectSites(db, userId)
    .where(and(isShown, eq(sites.categoryId, site.secondTypeId), ne(sites.id, id)))
    .orderBy(asc(isBefore), asc(sites.position), asc(sites.id))
    .limit(neighboursMax)
  return { site, body, steps, note, appraisals: await readAppraisals(db, id, userId), neighbours }
}

/** The fields that visible sites are compared by. */
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
    .where(isShown)

/** Counts all visible sites. */
export const countShownSites = (db: Db): Promise<number> => db.$count(sites, isShown)

/** Counts the visible sites among these ids. */
export const countSites = (db: Db, ids: readonly number[]): Promise<number> =>
  db.$count(sites, and(isShown, inArray(sites.id, [...ids])))
