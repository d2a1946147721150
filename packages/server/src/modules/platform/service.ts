import type { RecommendedPlatform } from '@chuhai/contract/platform'
import { asc } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { platforms } from './tables'

/** Platforms of the store menu, in the editors' order. */
export const listRecommended = (db: Db): Promise<RecommendedPlatform[]> =>
  db
    .select({ id: platforms.id, platformName: platforms.name })
    .from(platforms)
    .orderBy(asc(platforms.position), asc(platforms.id))
