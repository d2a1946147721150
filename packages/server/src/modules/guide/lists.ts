import type { GuideSite } from '@chuhai/contract/guide'
import { and, arrayContains, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/db'
import { requireFilters, type SiteFilters } from './filters'
import { findByKeyword } from './search'
import { presentSite, siteColumns } from './service'
import { categories, hotSearches, sites, subscriptions } from './tables'

interface PageRequest {
  page: number
  rows: number
}

interface SitePage extends PageRequest {
  list: GuideSite[]
  total: number
}

/** With a keyword: what was searched for instead, and what else may have been meant. */
type FoundPage = SitePage & { searchedFor?: string | null; suggestion?: string | null }

/** The lists of the guide as a user sees them, or with null a visitor who is not signed in (specification 7.3). */
export interface SiteLists {
  /** In the editors' order; with a keyword those in which it is found, the best first. */
  browse(
    userId: number | null,
    part: PageRequest,
    filters: SiteFilters & { keyword?: string },
  ): Promise<FoundPage>
  /** The hot recommendations, the hottest first. */
  hot(userId: number | null, part: PageRequest): Promise<SitePage>
  /** The user's subscriptions, the newest first. */
  subscribed(userId: number, part: PageRequest): Promise<SitePage>
}

const parents = alias(categories, 'parent')
const isHot = isNotNull(sites.hotRank)
const limit = sql.placeholder('limit')
const offset = sql.placeholder('offset')

const conditionOf = ({ firstTypeId, secondTypeId, region, tag }: SiteFilters) =>
  and(
    firstTypeId === undefined ? undefined : eq(categories.parentId, firstTypeId),
    secondTypeId === undefined ? undefined : eq(categories.id, secondTypeId),
    region ? eq(sites.region, region) : undefined,
    tag ? arrayContains(sites.tags, [tag]) : undefined,
  )

/** A page of sites with the number of all, in one statement. */
const selectPage = (db: Db) =>
  db
    .select({ site: siteColumns(sql.placeholder('userId')), total: sql<number>`count(*) over ()::int` })
    .from(sites)
    .innerJoin(categories, eq(categories.id, sites.categoryId))

const selectHot = (db: Db) =>
  selectPage(db)
    .where(and(eq(sites.isShown, true), isHot))
    .orderBy(asc(sites.hotRank), asc(sites.id))
    .limit(limit)
    .offset(offset)

const selectSubscribed = (db: Db) =>
  selectPage(db)
    .innerJoin(
      subscriptions,
      and(eq(subscriptions.siteId, sites.id), eq(subscriptions.userId, sql.placeholder('userId'))),
    )
    .where(eq(sites.isShown, true))
    .orderBy(desc(subscriptions.createdAt), asc(sites.id))
    .limit(limit)
    .offset(offset)

const editorsOrder = [asc(parents.position), asc(categories.position), asc(sites.position)]

const selectFitting = (db: Db, condition?: SQL, order: SQL[] = editorsOrder) =>
  selectPage(db)
    .innerJoin(parents, eq(parents.id, categories.parentId))
    .where(and(eq(sites.isShown, true), condition))
    .orderBy(...order, asc(sites.id))
    .limit(limit)
    .offset(offset)

type PageQuery = Pick<ReturnType<typeof selectFitting>, 'execute'>

const readPage = async (
  query: PageQuery,
  userId: number | null,
  { page, rows }: PageRequest,
): Promise<SitePage> => {
  const find = (limit: number, offset: number) => query.execute({ userId, limit, offset })
  const found = await find(rows, (page - 1) * rows)
  // A page behind the last one has no row that could tell the total.
  const [counted] = found.length === 0 && page > 1 ? await find(1, 0) : found
  return { list: found.map(({ site }) => presentSite(site)), total: counted?.total ?? 0, page, rows }
}

/** What most visitors ask for is prepared, because planning the joins costs more than running them. */
export const createSiteLists = (db: Db): SiteLists => {
  const all = selectFitting(db).prepare('list_guide_sites')
  const hot = selectHot(db).prepare('list_hot_sites')
  const subscribed = selectSubscribed(db).prepare('list_subscribed_sites')

  return {
    async browse(userId, part, { keyword = '', ...filters }) {
      await requireFilters(db, filters)
      const condition = conditionOf(filters)
      if (keyword === '') return readPage(condition ? selectFitting(db, condition) : all, userId, part)
      const { ids, foundIn, ...notes } = await findByKeyword(db, keyword)
      if (ids.length === 0) return { list: [], total: 0, ...part, ...notes }
      const found = sql`${sql.param(ids)}::int[]`
      const query = selectFitting(db, and(condition, sql`${sites.id} = any(${found})`), [
        sql`array_position(${found}, ${sites.id})`,
      ])
      const page = await readPage(query, userId, part)
      return { ...page, ...notes, list: page.list.map((site) => ({ ...site, found: foundIn(site) })) }
    },
    hot: (userId, part) => readPage(hot, userId, part),
    subscribed: (userId, part) => readPage(subscribed, userId, part),
  }
}

/** Whether there is a hot site to show (specification 2.10). */
export const hasHot = async (db: Db): Promise<boolean> => {
  const found = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.isShown, true), isHot))
    .limit(1)
  return found.length > 0
}

/** Suggested search words, in the editors' order (specification 7.3). */
export const listHotWords = async (db: Db, { page, rows }: PageRequest) => {
  const { word, position } = hotSearches
  const words = await db.select({ word }).from(hotSearches).orderBy(asc(position), asc(word))
  return { list: words.slice((page - 1) * rows, page * rows), total: words.length, page, rows }
}
