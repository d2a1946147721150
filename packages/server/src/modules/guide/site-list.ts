import { errorTable, type Locale } from '@chuhai/contract'
import { and, arrayContains, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { findByKeyword } from './keyword'
import { parents } from './service'
import { type Part, pageOfSites, type SitePage } from './site-page'
import { categories, sites } from './tables'

const code = 'GUIDE_TYPE_UNKNOWN'

interface Types {
  firstTypeId?: number
  secondTypeId?: number
}

export interface SiteFilters extends Types {
  keyword?: string
  region?: string
  tag?: string
}

const refuse = (field: keyof Types): never => {
  throw new ApiError(code, { fields: (locale: Locale) => ({ [field]: errorTable[code][locale] }) })
}

/** Categories that are asked for exist on their level, and the second one belongs to the first. */
const requireTypes = async (db: Db, { firstTypeId, secondTypeId }: Types): Promise<void> => {
  const ids = [firstTypeId, secondTypeId].filter((id) => id !== undefined)
  if (ids.length === 0) return
  const { id, parentId } = categories
  const rows = await db.select({ id, parentId }).from(categories).where(inArray(id, ids))
  const parentOf = new Map(rows.map((row) => [row.id, row.parentId]))
  if (firstTypeId !== undefined && parentOf.get(firstTypeId) !== null) refuse('firstTypeId')
  if (secondTypeId === undefined) return
  const parent = parentOf.get(secondTypeId) ?? null
  if (parent === null || (firstTypeId !== undefined && parent !== firstTypeId)) refuse('secondTypeId')
}

const conditionOf = ({ firstTypeId, secondTypeId, region, tag }: SiteFilters): SQL | undefined =>
  and(
    firstTypeId === undefined ? undefined : eq(categories.parentId, firstTypeId),
    secondTypeId === undefined ? undefined : eq(sites.categoryId, secondTypeId),
    region === undefined ? undefined : eq(sites.region, region),
    tag === undefined ? undefined : arrayContains(sites.tags, [tag]),
  )

const editorsOrder = [asc(parents.position), asc(categories.position), asc(sites.position)]

/** Sites in the editors' order; with a keyword those in which it is found, the best first (specification 7.3). */
export const listSites = async (
  db: Db,
  userId: number | null,
  { page, rows }: Part,
  { keyword = '', ...filters }: SiteFilters,
): Promise<SitePage> => {
  await requireTypes(db, filters)
  const condition = conditionOf(filters)
  if (keyword === '') return pageOfSites(db, userId, { page, rows }, { condition, order: editorsOrder })
  const { ids, foundIn } = await findByKeyword(db, keyword)
  if (ids.length === 0) return { list: [], total: 0, page, rows }
  const place = sql`array_position(${sql.param(ids)}::int[], ${sites.id})`
  const isFound = and(condition, sql`${sites.id} = any(${sql.param(ids)}::int[])`)
  const found = await pageOfSites(db, userId, { page, rows }, { condition: isFound, order: [asc(place)] })
  return { ...found, list: found.list.map((site) => ({ ...site, found: foundIn(site) })) }
}

const isHot = isNotNull(sites.hotRank)

/** Sites of the hot recommendations, the hottest first. */
export const listHot = (db: Db, userId: number | null, part: Part): Promise<SitePage> =>
  pageOfSites(db, userId, part, { condition: isHot, order: [asc(sites.hotRank)] })

/** Whether there is a hot site to show (specification 2.10). */
export const hasHot = async (db: Db): Promise<boolean> => {
  const found = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.isShown, true), isHot))
    .limit(1)
  return found.length > 0
}
