import { eq } from 'drizzle-orm'
import type { SearchSource } from '../../search/entry'
import { platforms } from './tables'

/** Platforms for everybody's search. */
export const findablePlatforms: SearchSource = {
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
