import type { Scene } from '@chuhai/contract/assistant'
import { asc } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { scenes } from './tables'

/** Lists scenes in the editors' order (specification 2.13). */
export const listScenes = (db: Db, count: number): Promise<Scene[]> =>
  db
    .select({ id: scenes.id, name: scenes.name, logo: scenes.logo, guideWords: scenes.guideWords })
    .from(scenes)
    .orderBy(asc(scenes.position), asc(scenes.id))
    .limit(count)
