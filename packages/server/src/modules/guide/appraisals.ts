import type { Appraisal, Appraisals } from '@chuhai/contract/guide'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { appraisals, sites } from './tables'

/** What visitors think of a site, and what the caller does. */
export const readAppraisals = async (db: Db, id: number, userId: number | null): Promise<Appraisals> => {
  const { score, content } = appraisals
  const isOwn = sql`${appraisals.userId} = ${userId}`
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      average: sql<number | null>`round(avg(${score}), 1)::float8`,
      score: sql<number | null>`max(${score}) filter (where ${isOwn})`,
      content: sql<string | null>`max(${content}) filter (where ${isOwn})`,
    })
    .from(appraisals)
    .where(eq(appraisals.siteId, id))
  if (!row) return { count: 0, average: null, own: null }
  const own = row.score === null ? null : { score: row.score, content: row.content ?? '' }
  return { count: row.count, average: row.average, own }
}

/** Says or changes what a user thinks of a site (specification 7.3). */
export const appraise = async (
  db: Db,
  userId: number,
  { navInfoId, score, content }: Appraisal,
  now: Date,
): Promise<Appraisals> => {
  // The inserting statement looks for the site, which may have been hidden meanwhile.
  const appraised = db
    .select({
      siteId: sites.id,
      userId: sql`${userId}::bigint`.as('user_id'),
      score: sql`${score}::int`.as('score'),
      content: sql`${content}::text`.as('content'),
      createdAt: sql`${now.toISOString()}::timestamptz`.as('created_at'),
      updatedAt: sql`${now.toISOString()}::timestamptz`.as('updated_at'),
    })
    .from(sites)
    .where(and(eq(sites.id, navInfoId), eq(sites.isShown, true)))
  const written = await db
    .insert(appraisals)
    .select(appraised)
    .onConflictDoUpdate({
      target: [appraisals.siteId, appraisals.userId],
      set: { score, content, updatedAt: now },
    })
    .returning({ siteId: appraisals.siteId })
  if (written.length === 0) throw new ApiError('GUIDE_SITE_UNKNOWN')
  return readAppraisals(db, navInfoId, userId)
}
