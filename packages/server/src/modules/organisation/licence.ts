import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { memberships, organisations } from './tables'

/** Which of these files are the licence of an organisation. */
export const licencesAmong = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ path: organisations.licencePic })
    .from(organisations)
    .where(inArray(organisations.licencePic, [...paths]))
  return new Set(rows.map(({ path }) => path))
}

/** Whether a file is the licence of an organisation that the user acts for. */
export const isLicenceOfMember = async (db: Db, userId: number, path: string): Promise<boolean> => {
  const rows = await db
    .select({ orgId: organisations.id })
    .from(organisations)
    .innerJoin(memberships, eq(memberships.orgId, organisations.id))
    .where(and(eq(organisations.licencePic, path), eq(memberships.userId, userId)))
    .limit(1)
  return rows.length > 0
}
