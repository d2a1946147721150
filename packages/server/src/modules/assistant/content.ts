import { scene } from '@chuhai/contract/assistant'
import { array, strictObject } from 'valibot'
import { readYaml } from '../../content/read-yaml'
import type { ContentSource } from '../../content/source'
import type { Db } from '../../database/db'
import { positionOf } from '../seed-rows'
import { scenes } from './tables'

/** In their order. Guide words fill the input, so they are a whole question. */
export const readScenes = (source: ContentSource) =>
  readYaml(source, 'assistant/scenes.yaml', array(strictObject(scene.entries)))

/** Scenes of a new database; what an operator has changed stays. */
export const seedScenes = async (db: Db, content: ReturnType<typeof readScenes>): Promise<void> => {
  const rows = content.map((scene, index) => ({ ...scene, position: positionOf(index) }))
  await db.insert(scenes).values(rows).onConflictDoNothing()
}
