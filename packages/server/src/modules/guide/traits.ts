import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { sites } from './tables'

/** What sites are compared by: all that are shown. */
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

/** How many of these sites are shown. */
export const countSites = (db: Db, ids: readonly number[]): Promise<number> =>
  db.$count(sites, and(eq(sites.isShown, true), inArray(sites.id, [...ids])))
