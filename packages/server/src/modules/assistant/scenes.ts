import type { Scene } from '@chuhai/contract/assistant'
import { asc, eq, sql } from 'drizzle-orm'
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

export const listAllScenes = (db: Db): Promise<SceneRow[]> =>
  db.select().from(scenes).orderBy(asc(scenes.position), asc(scenes.id))

const usualLogo = '/media/scene-polish.svg'

/** Adds a scene behind the others; one of that name gets the new guide words. */
export const addScene = async (db: Db, name: string, guideWords: string): Promise<void> => {
  const position = sql`(select coalesce(max(position), 0) + 10 from ${scenes})`
  await db
    .insert(scenes)
    .values({ name, guideWords, logo: usualLogo, position })
    .onConflictDoUpdate({ target: scenes.name, set: { guideWords } })
}

/** Answers whether there was such a scene. */
export const setSceneEnabled = async (db: Db, name: string, isEnabled: boolean): Promise<boolean> => {
  const rows = await db
    .update(scenes)
    .set({ isEnabled })
    .where(eq(scenes.name, name))
    .returning({ id: scenes.id })
  return rows.length > 0
}
