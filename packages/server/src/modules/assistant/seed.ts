import type { Db } from '../../database/db'
import { positionOf } from '../position'
import { sceneContent } from './scene-content'
import { scenes } from './tables'

/** Scenes of a new database; what an operator has changed stays. */
export const seedScenes = async (db: Db): Promise<void> => {
  const rows = sceneContent.map(({ logo, ...scene }, index) => ({
    ...scene,
    id: index + 1,
    logo: `/media/scene-${logo}.svg`,
    position: positionOf(index),
  }))
  await db.insert(scenes).values(rows).onConflictDoNothing()
}
