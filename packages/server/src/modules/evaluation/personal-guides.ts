import type { EvaluationResult, ExclusiveCategories, ExclusiveGuide } from '@chuhai/contract/evaluation'
import { and, desc, eq } from 'drizzle-orm'
import { typeset } from '../../content/typeset'
import type { Db } from '../../database/db'
import { listFirstTypes } from '../guide/categories'
import { countSites, findSites } from '../guide/service'
import { countCourses } from '../school/service'
import { withCounts } from './scores'
import { exclusiveGuides } from './tables'

type Row = typeof exclusiveGuides.$inferSelect

/** Returns the latest evaluation of a user, even if it found nothing. */
const findLatest = async (db: Db, userId: number): Promise<Row | null> => {
  const { id } = exclusiveGuides
  const [row] = await db
    .select()
    .from(exclusiveGuides)
    .where(eq(exclusiveGuides.userId, userId))
    .orderBy(desc(id))
    .limit(1)
  return row ?? null
}

/** Returns a guide of the user; null for other users and for an evaluation that found nothing. */
export const findOwnGuide = async (db: Db, userId: number, id: number): Promise<Row | null> => {
  const [row] = await db
    .select()
    .from(exclusiveGuides)
    .where(and(eq(exclusiveGuides.id, id), eq(exclusiveGuides.userId, userId)))
  return row?.rating ? row : null
}

/** The texts of the evaluation with the current counts. */
const present = async (db: Db, row: Row) => {
  const [siteCount, courseCount] = await Promise.all([
    countSites(
      db,
      row.sites.map(({ id }) => id),
    ),
    countCourses(db, row.courseIds),
  ])
  return {
    rating: row.rating ?? '',
    summary: typeset(withCounts(row.summary ?? '', siteCount, courseCount)),
    advice: typeset(row.advice ?? ''),
    abilities: row.abilities,
    evaluatedAt: row.createdAt.toISOString(),
    siteCount,
    courseCount,
  }
}

/** Returns the result of the latest evaluation (specification, section 3). */
export const readResult = async (db: Db, userId: number): Promise<EvaluationResult> => {
  const row = await findLatest(db, userId)
  if (row?.rating) return { ...(await present(db, row)), navImageId: row.id }
  return {
    rating: null,
    summary: null,
    navImageId: null,
    advice: null,
    abilities: [],
    siteCount: 0,
    courseCount: 0,
    evaluatedAt: row?.createdAt.toISOString() ?? null,
  }
}

export const presentGuide = async (db: Db, row: Row): Promise<ExclusiveGuide> => ({
  id: row.id,
  ...(await present(db, row)),
})

/** Lists the visible sites of a guide by first-level category, in the editors' order. */
export const readCategories = async (db: Db, { sites, userId }: Row): Promise<ExclusiveCategories> => {
  const reasons = new Map(sites.map((site) => [site.id, site.reasons]))
  const [firstTypes, shown] = await Promise.all([
    listFirstTypes(db),
    findSites(db, [...reasons.keys()], userId),
  ])
  return firstTypes
    .map(({ id, name }) => ({
      id,
      name,
      sites: shown
        .filter(({ firstTypeId }) => firstTypeId === id)
        .map((site) => ({ ...site, reasons: reasons.get(site.id) ?? [] })),
    }))
    .filter((category) => category.sites.length > 0)
}
