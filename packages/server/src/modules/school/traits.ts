import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { courses } from './tables'

/** What courses are compared by: all that are shown. */
export const listCourseTraits = (db: Db) =>
  db.select({ id: courses.id, tags: courses.tags }).from(courses).where(eq(courses.isShown, true))

/** How many of these courses are shown. */
export const countCourses = (db: Db, ids: readonly number[]): Promise<number> =>
  db.$count(courses, and(eq(courses.isShown, true), inArray(courses.id, [...ids])))
