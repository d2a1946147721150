import type { EvaluationResult } from '@chuhai/contract/evaluation'
import type { ExclusiveCategories, ExclusiveGuide } from '@chuhai/contract/guide'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { listFirstTypes } from '../guide/categories'
import { countSites, findSites } from '../guide/service'
import { countCourses } from '../school/service'
import { typeset } from '../typeset'
import { withCounts } from './scores'
import { exclusiveGuides } from './tables'

type Row = typeof exclusiveGuides.$inferSelect

/** The user's latest evaluation, whether it found something or not. */
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

/** A guide of the user's own; null for others' and for an evaluation that found nothing. */
export const findOwnGuide = async (db: Db, userId: number, id: number): Promise<Row | null> => {
  const [row] = await db
    .select()
    .from(exclusiveGuides)
    .where(and(eq(exclusiveGuides.id, id), eq(exclusiveGuides.userId, userId)))
  return row?.rating ? row : null
}

/** What was written then, with the numbers of what is shown now. */
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

/** What the user's latest evaluation found (specification, section 3). */
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

/** The guide's sites that are shown, under their categories of the first level, in the editors' order of these. */
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
