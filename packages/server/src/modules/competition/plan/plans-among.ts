import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { registrations } from '../tables'

/** Which of these files are the plan of a registration, as it stands: one that another has taken the place of is none. */
export const plansAmong = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const newest = db
    .selectDistinctOn([registrations.editionId, registrations.userId], {
      path: sql<string | null>`${registrations.plan} ->> 'path'`.as('path'),
    })
    .from(registrations)
    .orderBy(registrations.editionId, registrations.userId, sql`${registrations.version} desc`)
    .as('newest')
  const rows = await db
    .select({ path: newest.path })
    .from(newest)
    .where(inArray(newest.path, [...paths]))
  return new Set(rows.flatMap(({ path }) => path ?? []))
}
