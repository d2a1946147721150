import type { GuideSite } from '@chuhai/contract/guide'
import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
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
  isSubscribed: sql<boolean>`${subscriptions.userId} is not null`,
}

/** Joins the subscription that a user has to the site; a visitor who is not signed in (null) has none. */
export const isOwnSubscription = (userId: number | null | Placeholder) =>
  and(eq(subscriptions.siteId, sites.id), sql`${subscriptions.userId} = ${userId}`)

/** Sites that are shown and fulfil a condition, as a user sees them. */
export const selectSites = (db: Db, userId: number | null, condition?: SQL) =>
  db
    .select(siteColumns)
    .from(sites)
    .innerJoin(categories, eq(categories.id, sites.categoryId))
    .innerJoin(parents, eq(parents.id, categories.parentId))
    .leftJoin(subscriptions, isOwnSubscription(userId))
    .where(and(eq(sites.isShown, true), condition))

export type SiteRow = Awaited<ReturnType<typeof selectSites>>[number]

/** A site as lists show it (specification 7.3). */
export const presentSite = ({ mark, tint, ...row }: SiteRow): GuideSite => ({ ...row, logo: { mark, tint } })

/** The sites of these ids that are shown, in the order of the ids. */
export const findSites = async (
  db: Db,
  ids: readonly number[],
  userId: number | null,
): Promise<GuideSite[]> => {
  if (ids.length === 0) return []
  const rows = await selectSites(db, userId, inArray(sites.id, [...ids]))
  const found = new Map(rows.map((row) => [row.id, presentSite(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
