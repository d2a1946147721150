import type { Db } from '../../database/db'
import { positionOf } from '../position'
import type { readScenes } from './content'
import { scenes } from './tables'

/** Scenes of a new database; what an operator has changed stays. */
export const seedScenes = async (db: Db, content: ReturnType<typeof readScenes>): Promise<void> => {
  const rows = content.map((scene, index) => ({ ...scene, position: positionOf(index) }))
  await db.insert(scenes).values(rows).onConflictDoNothing()
}
