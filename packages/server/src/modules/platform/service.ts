import type { RecommendedPlatform } from '@chuhai/contract/platform'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { SearchSource } from '../../search/entry'
import { platforms } from './tables'

/** Platforms of the store menu, in the operator's order. */
export const listRecommended = (db: Db): Promise<RecommendedPlatform[]> =>
  db
    .select({ id: platforms.id, platformName: platforms.name })
    .from(platforms)
    .where(eq(platforms.isRecommended, true))
    .orderBy(asc(platforms.position), asc(platforms.id))

/** Platforms for everybody's search. */
export const platformSearchSource: SearchSource = {
  kind: 'platform',
  async entries(db) {
    const rows = await db.select().from(platforms).where(eq(platforms.isRecommended, true))
    return rows.map(({ id, name }) => ({
      key: String(id),
      locale: 'zh-CN',
      title: name,
      text: `在${name}开店：条件、费用与流程`,
      address: `/GStore/details/${id}?tag=1`,
    }))
  },
}
