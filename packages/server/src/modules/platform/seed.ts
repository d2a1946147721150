import type { Db } from '../../database/db'
import { positionOf } from '../position'
import type { readPlatforms } from './content'
import { platforms } from './tables'

/** The recommended platforms of a new database. */
export const seedPlatforms = async (db: Db, content: ReturnType<typeof readPlatforms>): Promise<void> => {
  const rows = content.map((platform, index) => ({ ...platform, position: positionOf(index) }))
  await db.insert(platforms).values(rows).onConflictDoNothing()
}
