import type { ArticleCard, ClassCard, CourseCard } from '@chuhai/contract/guide'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { listRelevantArticles } from '../news/service'
import { listRelevantClasses, listRelevantCourses } from '../school/service'
import { sites, subscriptions } from './tables'
import { guideTags } from './vocabulary'

const articlesMax = 4
const classesMax = 3
const coursesMax = 4

/** What something costs and in which language it is says nothing of what it is about. */
const kinds = new Set<string>(guideTags.kind)

const subjectsOf = (rows: readonly { tags: string[] }[]): string[] =>
  rows.flatMap(({ tags }) => tags).filter((tag) => !kinds.has(tag))

/** What a site is about. */
export const subjectsOfSite = async (db: Db, id: number): Promise<string[]> => {
  const rows = await db
    .select({ tags: sites.tags })
    .from(sites)
    .where(and(eq(sites.id, id), eq(sites.isShown, true)))
  if (rows.length === 0) throw new ApiError('GUIDE_SITE_UNKNOWN')
  return subjectsOf(rows)
}

/** What the sites are about that a user is subscribed to; what several are about, several times. */
export const subjectsOfSubscriptions = async (db: Db, userId: number): Promise<string[]> => {
  const rows = await db
    .select({ tags: sites.tags })
    .from(subscriptions)
    .innerJoin(sites, eq(sites.id, subscriptions.siteId))
    .where(and(eq(subscriptions.userId, userId), eq(sites.isShown, true)))
  return subjectsOf(rows)
}

/** What fits given subjects, the fittest first (specification 7.3). */
export const recommended = {
  articles: (db: Db, subjects: readonly string[]): Promise<ArticleCard[]> =>
    listRelevantArticles(db, subjects, articlesMax),
  classes: (db: Db, subjects: readonly string[], now: Date): Promise<ClassCard[]> =>
    listRelevantClasses(db, subjects, classesMax, now),
  courses: (db: Db, subjects: readonly string[]): Promise<CourseCard[]> =>
    listRelevantCourses(db, subjects, coursesMax),
}
