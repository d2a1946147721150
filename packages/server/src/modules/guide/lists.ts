import { and, arrayContains, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/db'
import { limit, offset, type PageRequest, readPage } from '../../database/read-page'
import { requireFilters, type SiteFilters } from './filters'
import { subscribedBy } from './members'
import { findByKeyword } from './search'
import { siteColumns } from './service'
import { categories, hotSearches, sites, subscriptions } from './tables'

const parents = alias(categories, 'parent')
const isShown = eq(sites.isShown, true)
const isHot = and(isShown, isNotNull(sites.hotRank))
const userIdOfCall = sql.placeholder('userId')

const conditionOf = (db: Db, { firstTypeId, secondTypeId, region, tag }: SiteFilters): SQL | undefined =>
  and(
    isShown,
    firstTypeId === undefined
      ? undefined
      : inArray(
          sites.categoryId,
          db.select({ id: categories.id }).from(categories).where(eq(categories.parentId, firstTypeId)),
        ),
    secondTypeId === undefined ? undefined : eq(sites.categoryId, secondTypeId),
    region ? eq(sites.region, region) : undefined,
    tag ? arrayContains(sites.tags, [tag]) : undefined,
  )

/** Sites with the number of all; counted apart, because a window would hold every site's columns. */
const selectSites = (db: Db, total: SQL<number>) =>
  db
    .select({ ...siteColumns(userIdOfCall), total })
    .from(sites)
    .innerJoin(categories, eq(categories.id, sites.categoryId))

const editorsOrder = [asc(parents.position), asc(categories.position), asc(sites.position)]

const selectMatching = (db: Db, condition: SQL | undefined, order: SQL[] = editorsOrder) =>
  selectSites(db, db.$count(sites, condition))
    .innerJoin(parents, eq(parents.id, categories.parentId))
    .where(condition)
    .orderBy(...order, asc(sites.id))
    .limit(limit)
    .offset(offset)

const prepareHot = (db: Db) =>
  selectSites(db, db.$count(sites, isHot))
    .where(isHot)
    .orderBy(asc(sites.hotRank), asc(sites.id))
    .limit(limit)
    .offset(offset)
    .prepare('list_hot_sites')

const prepareSubscribed = (db: Db) =>
  selectSites(db, db.$count(subscriptions, subscribedBy(db, userIdOfCall)))
    .innerJoin(subscriptions, and(eq(subscriptions.siteId, sites.id), eq(subscriptions.userId, userIdOfCall)))
    .where(isShown)
    .orderBy(desc(subscriptions.createdAt), asc(sites.id))
    .limit(limit)
    .offset(offset)
    .prepare('list_subscribed_sites')

/**
 * The lists of the guide for a user or, with null, a visitor who is not signed in (specification 7.3). The usual ones are
 * prepared, because planning the joins takes longer than running them.
 */
export const createSiteLists = (db: Db) => {
  const all = selectMatching(db, isShown).prepare('list_guide_sites')
  const hot = prepareHot(db)
  const subscribed = prepareSubscribed(db)

  return {
    /** In the editors' order; with a keyword, the best match first. */
    async browse(
      userId: number | null,
      part: PageRequest,
      { keyword = '', ...filters }: SiteFilters & { keyword?: string },
    ) {
      await requireFilters(db, filters)
      const isFiltered = Object.values(filters).some((value) => value !== undefined && value !== '')
      const condition = conditionOf(db, filters)
      if (keyword === '') return readPage(isFiltered ? selectMatching(db, condition) : all, part, { userId })
      const { ids, foundIn, ...notes } = await findByKeyword(db, keyword)
      if (ids.length === 0) return { list: [], total: 0, ...part, ...notes }
      const found = sql`${sql.param(ids)}::int[]`
      const query = selectMatching(db, and(condition, sql`${sites.id} = any(${found})`), [
        sql`array_position(${found}, ${sites.id})`,
      ])
      const page = await readPage(query, part, { userId })
      return { ...page, ...notes, list: page.list.map((site) => ({ ...site, found: foundIn(site) })) }
    },

    /** The hottest first. */
    hot: (userId: number | null, part: PageRequest) => readPage(hot, part, { userId }),

    /** The newest subscription first. */
    subscribed: (userId: number, part: PageRequest) => readPage(subscribed, part, { userId }),
  }
}

/** Returns whether there is a hot site to show (specification 2.10). */
export const hasHot = async (db: Db): Promise<boolean> => (await db.$count(sites, isHot)) > 0

/** Suggested search words, in the editors' order (specification 7.3). */
export const listHotWords = async (db: Db, { page, rows }: PageRequest) => {
  const { word, position } = hotSearches
  const words = await db.select({ word }).from(hotSearches).orderBy(asc(position), asc(word))
  return { list: words.slice((page - 1) * rows, page * rows), total: words.length, page, rows }
}
