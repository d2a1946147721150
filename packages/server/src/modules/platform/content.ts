import { array, number, strictObject } from 'valibot'
import { text } from '../../content/fields'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { positionOf } from '../seed-rows'
import { platforms } from './tables'

const platformContent = strictObject({ id: number(), name: text })

/** In the order of the menu. Ids 1, 33 and 23 stand in the main menu (specification 2.3). */
export const readPlatforms = (source: ContentSource) =>
  readYaml(source, 'platform/platforms.yaml', array(platformContent))

/** The recommended platforms of a new database. */
export const seedPlatforms = async (db: Db, content: ReturnType<typeof readPlatforms>): Promise<void> => {
  const rows = content.map((platform, index) => ({ ...platform, position: positionOf(index) }))
  await db.insert(platforms).values(rows).onConflictDoNothing()
}
