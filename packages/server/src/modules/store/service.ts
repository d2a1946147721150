import type { StoreRequirement } from '@chuhai/contract/store'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { findPlatformByCode, platformPositions } from '../platform/service'
import { storeRequirements } from './tables'
import type { WrittenRequirement } from './written-requirement'

const requirementOf = ({ position: _, ...requirement }: WrittenRequirement): StoreRequirement => requirement

/** What platforms ask on their sites, in the editors' order; platforms that are in no list come last. */
export const listRequirements = async (
  db: Db,
  platformIds?: readonly number[],
): Promise<StoreRequirement[]> => {
  const rows = await db
    .select({ content: storeRequirements.content })
    .from(storeRequirements)
    .where(
      and(
        eq(storeRequirements.isShown, true),
        platformIds && inArray(storeRequirements.platformId, [...platformIds]),
      ),
    )
    .orderBy(asc(storeRequirements.platformId), asc(storeRequirements.subject))
  const positions = await platformPositions(db)
  const placeOf = ({ platformId }: StoreRequirement) => positions.get(platformId) ?? Number.MAX_SAFE_INTEGER
  return rows
    .map(({ content }) => content)
    .sort((a, b) => placeOf(a) - placeOf(b) || a.platformId - b.platformId || a.position - b.position)
    .map(requirementOf)
}

/** What a platform asks that is named by its id, its name or its short name in lower case. */
export const listRequirementsOf = async (db: Db, platform: string): Promise<StoreRequirement[]> => {
  const id = await findPlatformByCode(db, platform)
  const all = await listRequirements(db, id === null ? undefined : [id])
  return all.filter(
    ({ platformId, platformName }) =>
      platformId === id || String(platformId) === platform || platformName.toLowerCase() === platform,
  )
}

/** What a platform asks on a site, by `storeSubject`; also one that editors have removed, as applications refer to it. Null for none. */
export const findRequirement = async (db: Db, subject: string): Promise<StoreRequirement | null> => {
  const [row] = await db
    .select({ content: storeRequirements.content })
    .from(storeRequirements)
    .where(eq(storeRequirements.subject, subject))
  return row ? requirementOf(row.content) : null
}
