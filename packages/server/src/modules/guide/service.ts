import type { GuideSite } from '@chuhai/contract/guide'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/db'
import { categories, sites, subscriptions } from './tables'

/** Categories of the first level, beside those of the second. */
export const parents = alias(categories, 'parent')

/** What lists show of a site, and its category of the first level. */
export const siteColumns = {
  id: sites.id,
  name: sites.name,
  mark: sites.mark,
  tint: sites.tint,
  summary: sites.summary,
  address: sites.address,
  region: sites.region,
  tags: sites.tags,
  isOfficial: sites.isOfficial,
  firstTypeId: parents.id,
  secondTypeId: sites.categoryId,
}

/** Sites that are shown and fulfil a condition. */
export const selectSites = (db: Db, condition?: SQL) =>
  db
    .select(siteColumns)
    .from(sites)
    .innerJoin(categories, eq(categories.id, sites.categoryId))
    .innerJoin(parents, eq(parents.id, categories.parentId))
    .where(and(eq(sites.isShown, true), condition))

export type SiteRow = Awaited<ReturnType<typeof selectSites>>[number]

/** A site as lists show it (specification 7.3). */
export const presentSite = (row: SiteRow, isSubscribed: boolean): GuideSite => ({
  id: row.id,
  name: row.name,
  logo: { mark: row.mark, tint: row.tint },
  summary: row.summary,
  address: row.address,
  region: row.region,
  tags: row.tags,
  isOfficial: row.isOfficial,
  firstTypeId: row.firstTypeId,
  secondTypeId: row.secondTypeId,
  isSubscribed,
})

const subscribedBy = async (db: Db, userId: number | null): Promise<Set<number>> => {
  if (userId === null) return new Set()
  const { siteId } = subscriptions
  const rows = await db.select({ siteId }).from(subscriptions).where(eq(subscriptions.userId, userId))
  return new Set(rows.map((row) => row.siteId))
}

/** Sites as a user sees them, or with null as somebody who is not signed in does: one query, however many they are. */
export const presentSites = async (
  db: Db,
  rows: readonly SiteRow[],
  userId: number | null,
): Promise<GuideSite[]> => {
  const subscribed = rows.length > 0 ? await subscribedBy(db, userId) : new Set<number>()
  return rows.map((row) => presentSite(row, subscribed.has(row.id)))
}

/** The sites of these ids that are shown, in the order of the ids. */
export const findSites = async (
  db: Db,
  ids: readonly number[],
  userId: number | null,
): Promise<GuideSite[]> => {
  if (ids.length === 0) return []
  const rows = await selectSites(db, inArray(sites.id, [...ids]))
  const found = new Map((await presentSites(db, rows, userId)).map((site) => [site.id, site]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
