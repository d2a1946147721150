import type { RecommendedPlatform } from '@chuhai/contract/platform'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { platforms } from './tables'

/** Platforms that the store menu recommends, in the editors' order. */
export const listRecommended = (db: Db): Promise<RecommendedPlatform[]> =>
  db
    .select({ id: platforms.id, platformName: platforms.name })
    .from(platforms)
    .where(eq(platforms.isRecommended, true))
    .orderBy(asc(platforms.position), asc(platforms.id))

/** Returns the id of the platform that has a short name; null for none. */
export const findPlatformByCode = async (db: Db, code: string): Promise<number | null> => {
  const [found] = await db.select({ id: platforms.id }).from(platforms).where(eq(platforms.code, code))
  return found?.id ?? null
}

/** Where each platform stands in the editors' order. */
export const platformPositions = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const rows = await db.select({ id: platforms.id, position: platforms.position }).from(platforms)
  return new Map(rows.map(({ id, position }) => [id, position]))
}
