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
