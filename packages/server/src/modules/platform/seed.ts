import type { Db } from '../../database/db'
import { positionOf } from '../position'
import { platforms } from './tables'

/** Ids 1, 33 and 23 stand in the main menu (specification 2.3). */
const recommended = [
  { id: 1, name: '亚马逊' },
  { id: 33, name: '速卖通' },
  { id: 23, name: 'eBay' },
  { id: 8, name: 'Shopee' },
  { id: 41, name: 'TikTok Shop' },
  { id: 45, name: 'Temu' },
  { id: 12, name: 'Lazada' },
  { id: 27, name: '沃尔玛' },
]

export const seedPlatforms = async (db: Db): Promise<void> => {
  const rows = recommended.map((platform, index) => ({ ...platform, position: positionOf(index) }))
  await db.insert(platforms).values(rows).onConflictDoNothing()
}
