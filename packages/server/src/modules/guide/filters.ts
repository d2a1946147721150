import { type ErrorCode, errorTable, type Locale } from '@chuhai/contract'
import { arrayContains, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { countWithTag } from '../publication/service'
import { categories, sites } from './tables'

interface Types {
  firstTypeId?: number
  secondTypeId?: number
}

/** Filters of a list; an empty word is ignored. */
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
 * Checks that region and tag are in use, also by hidden sites. A tag of a publication counts too, because the page of an
 * article links to the sites with its tags.
 */
const requireWords = async (db: Db, { region, tag }: SiteFilters): Promise<void> => {
  if (region && !(await db.$count(sites, eq(sites.region, region)))) refuse('GUIDE_REGION_UNKNOWN', 'region')
  if (!tag) return
  const [siteCount, publicationCount] = await Promise.all([
    db.$count(sites, arrayContains(sites.tags, [tag])),
    countWithTag(db, tag),
  ])
  if (siteCount + publicationCount === 0) refuse('GUIDE_TAG_UNKNOWN', 'tag')
}

/** Refuses filters with unknown values. */
export const requireFilters = async (db: Db, filters: SiteFilters): Promise<void> => {
  await requireTypes(db, filters)
  await requireWords(db, filters)
}
