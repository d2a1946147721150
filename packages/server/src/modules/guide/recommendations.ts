import type { ClassCard, CourseCard } from '@chuhai/contract/guide'
import { type ArticleCard, articles } from '@chuhai/contract/publication'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { listRelevant } from '../publication/service'
import { listRelevantClasses, listRelevantCourses } from '../school/service'
import { guideTags } from '../vocabulary'
import { sites, subscriptions } from './tables'

const articlesMax = 4
const classesMax = 3
const coursesMax = 4

/** Price and language are no subjects. */
const kinds = new Set<string>(guideTags.kind)

const subjectsOf = (rows: readonly { tags: string[] }[]): string[] =>
  rows.flatMap(({ tags }) => tags).filter((tag) => !kinds.has(tag))

/** Returns the subjects of a site. */
export const subjectsOfSite = async (db: Db, id: number): Promise<string[]> => {
  const rows = await db
    .select({ tags: sites.tags })
    .from(sites)
    .where(and(eq(sites.id, id), eq(sites.isShown, true)))
  if (rows.length === 0) throw new ApiError('GUIDE_SITE_UNKNOWN')
  return subjectsOf(rows)
}

/** Returns the subjects of a user's subscribed sites, with duplicates. */
export const subjectsOfSubscriptions = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .select({ tags: sites.tags })
    .from(subscriptions)
    .innerJoin(sites, eq(sites.id, subscriptions.siteId))
    .where(and(eq(subscriptions.userId, userId), eq(sites.isShown, true)))
  return subjectsOf(rows)
}

/** Recommendations by subject, the best match first (specification 7.3). */
export const recommended = {
  articles: (db: Db, subjects: readonly string[], now: Date): Promise<ArticleCard[]> =>
    listRelevant(db, articles, subjects, articlesMax, now),
  classes: (db: Db, subjects: readonly string[], now: Date): Promise<ClassCard[]> =>
    listRelevantClasses(db, subjects, classesMax, now),
  courses: (db: Db, subjects: readonly string[], now: Date): Promise<CourseCard[]> =>
    listRelevantCourses(db, subjects, coursesMax, now),
}
