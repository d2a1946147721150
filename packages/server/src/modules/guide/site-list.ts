import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findByKeyword } from './keyword'
import { parents } from './service'
import { requireFilters, type SiteFilters } from './site-filters'
import { type Part, prepareSitePage, type SitePage } from './site-page'
import { categories, sites, subscriptions } from './tables'

/** With a keyword: what was looked for in its place, and what else may have been meant. */
type FoundPage = SitePage & { searchedFor?: string | null; suggestion?: string | null }

/** The lists of the guide as a user sees them, or with null a visitor who is not signed in (specification 7.3). */
export interface SiteLists {
  /** In the editors' order; with a keyword those in which it is found, the best first. */
  browse(userId: number | null, part: Part, filters: SiteFilters & { keyword?: string }): Promise<FoundPage>
  /** The hot recommendations, the hottest first. */
  hot(userId: number | null, part: Part): Promise<SitePage>
  /** The user's subscriptions, the newest first. */
  subscribed(userId: number, part: Part): Promise<SitePage>
}

const isHot = isNotNull(sites.hotRank)

/** Filters that are null, or empty for the tags, let every site through. */
const fits = and(
  sql`${categories.parentId} = coalesce(${sql.placeholder('firstTypeId')}::int, ${categories.parentId})`,
  sql`${categories.id} = coalesce(${sql.placeholder('secondTypeId')}::int, ${categories.id})`,
  sql`${sites.region} = coalesce(${sql.placeholder('region')}::text, ${sites.region})`,
  sql`${sites.tags} @> ${sql.placeholder('tags')}::text[]`,
)

const valuesOf = ({ firstTypeId, secondTypeId, region, tag }: SiteFilters) => ({
  firstTypeId: firstTypeId ?? null,
  secondTypeId: secondTypeId ?? null,
  region: region || null,
  tags: tag ? [tag] : [],
})

export const createSiteLists = (db: Db): SiteLists => {
  const browsed = prepareSitePage(db, 'list_guide_sites', {
    condition: fits,
    order: [asc(parents.position), asc(categories.position), asc(sites.position)],
  })
  const ids = sql`${sql.placeholder('ids')}::int[]`
  const found = prepareSitePage(db, 'find_guide_sites', {
    condition: and(fits, sql`${sites.id} = any(${ids})`),
    order: [sql`array_position(${ids}, ${sites.id})`],
  })
  const hot = prepareSitePage(db, 'list_hot_sites', { condition: isHot, order: [asc(sites.hotRank)] })
  const subscribed = prepareSitePage(db, 'list_subscribed_sites', {
    condition: isNotNull(subscriptions.userId),
    order: [desc(subscriptions.createdAt)],
  })

  return {
    async browse(userId, part, { keyword = '', ...filters }) {
      await requireFilters(db, filters)
      const values = valuesOf(filters)
      if (keyword === '') return browsed(userId, part, values)
      const { ids, foundIn, ...notes } = await findByKeyword(db, keyword)
      if (ids.length === 0) return { list: [], total: 0, ...part, ...notes }
      const page = await found(userId, part, { ...values, ids })
      return { ...page, ...notes, list: page.list.map((site) => ({ ...site, found: foundIn(site) })) }
    },
    hot,
    subscribed,
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
