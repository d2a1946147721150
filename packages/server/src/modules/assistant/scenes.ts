import type { Scene } from '@chuhai/contract/assistant'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { scenes } from './tables'

export type SceneRow = typeof scenes.$inferSelect

/** Scenes to begin with, in the operator's order (specification 2.13). */
export const listScenes = (db: Db, count: number): Promise<Scene[]> =>
  db
    .select({ id: scenes.id, name: scenes.name, logo: scenes.logo, guideWords: scenes.guideWords })
    .from(scenes)
    .where(eq(scenes.isEnabled, true))
    .orderBy(asc(scenes.position), asc(scenes.id))
    .limit(count)
