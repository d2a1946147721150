import { type ErrorCode, errorTable, type Locale } from '@chuhai/contract'
import { arrayContains, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { articles } from '../news/tables'
import { categories, sites } from './tables'

interface Types {
  firstTypeId?: number
  secondTypeId?: number
}

/** What narrows a list down; empty words are none. */
export interface SiteFilters extends Types {
  region?: string
  tag?: string
}

const refuse = (code: ErrorCode, field: keyof SiteFilters): never => {
  throw new ApiError(code, { fields: (locale: Locale) => ({ [field]: errorTable[code][locale] }) })
}

/** Checks that the categories exist on their level and belong together. */
const requireTypes = async (db: Db, { firstTypeId, secondTypeId }: Types): Promise<void> => {
  const code = 'GUIDE_TYPE_UNKNOWN'
  const ids = [firstTypeId, secondTypeId].filter((id) => id !== undefined)
  if (ids.length === 0) return
  const { id, parentId } = categories
  const rows = await db.select({ id, parentId }).from(categories).where(inArray(id, ids))
  const parentOf = new Map(rows.map((row) => [row.id, row.parentId]))
  if (firstTypeId !== undefined && parentOf.get(firstTypeId) !== null) refuse(code, 'firstTypeId')
  if (secondTypeId === undefined) return
  const parent = parentOf.get(secondTypeId) ?? null
  if (parent === null || (firstTypeId !== undefined && parent !== firstTypeId)) refuse(code, 'secondTypeId')
}

/**
 * Checks that region and tag are in use, also by hidden sites. A tag of an article counts too, because the page of an
 * article links to the sites with its tags.
 */
const requireWords = async (db: Db, { region, tag }: SiteFilters): Promise<void> => {
  if (!region && !tag) return
  const has = (table: typeof sites | typeof articles, condition: SQL) =>
    sql`exists (select from ${table} where ${condition})`
  const tags = [tag ?? '']
  const { rows } = (await db.execute(sql`
    select ${has(sites, eq(sites.region, region ?? ''))} as "isRegion",
      ${has(sites, arrayContains(sites.tags, tags))} or ${has(articles, arrayContains(articles.tags, tags))} as "isTag"`)) as unknown as {
    rows: { isRegion: boolean; isTag: boolean }[]
  }
  if (region && !rows[0]?.isRegion) refuse('GUIDE_REGION_UNKNOWN', 'region')
  if (tag && !rows[0]?.isTag) refuse('GUIDE_TAG_UNKNOWN', 'tag')
}

/** Refuses filters that name what there is not. */
export const requireFilters = async (db: Db, filters: SiteFilters): Promise<void> => {
  await requireTypes(db, filters)
  await requireWords(db, filters)
}
