import {
  type CourseProgress,
  isFinishedBy,
  type Learning,
  type Lesson,
  type LessonProgress,
  lessonFinishedPercent,
  lessonsOf,
  type WatchedPart,
} from '@chuhai/contract/school'
import { and, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Db } from '../../../database/db'
import { listOwned, ownersOf } from '../../order/ownership'
import { type CourseRow, findCourseRows, presentCourseCard } from '../service'
import { ownsCourse, type Viewer } from './access'
import { certificates, lessonProgress } from './tables'

const present = ({ lessonKey, seconds, isFinished }: typeof lessonProgress.$inferSelect): LessonProgress => ({
  key: lessonKey,
  seconds,
  isFinished,
})

const ofCourse = (userId: number, courseId: number) =>
  and(eq(lessonProgress.userId, userId), eq(lessonProgress.courseId, courseId))

/** What was watched of a course, the last first. */
export const readProgress = async (viewer: Viewer, course: CourseRow): Promise<CourseProgress> => {
  const { db, userId } = viewer
  if (userId === null) return { isOwned: false, lessons: [], lastKey: null }
  const rows = await db
    .select()
    .from(lessonProgress)
    .where(ofCourse(userId, course.id))
    .orderBy(desc(lessonProgress.watchedAt))
  const keys = new Set(lessonsOf(course).map(({ key }) => key))
  const known = rows.filter(({ lessonKey }) => keys.has(lessonKey))
  return {
    isOwned: await ownsCourse(viewer, course),
    lessons: known.map(present),
    lastKey: known[0]?.lessonKey ?? null,
  }
}

/** What was watched of one lesson. */
export const findLessonProgress = async (
  db: Db,
  userId: number,
  courseId: number,
  key: string,
): Promise<LessonProgress> => {
  const [row] = await db
    .select()
    .from(lessonProgress)
    .where(and(ofCourse(userId, courseId), eq(lessonProgress.lessonKey, key)))
  return row ? present(row) : { key, seconds: 0, isFinished: false }
}

interface Watched {
  seconds: number
  parts: WatchedPart[]
  watchedAt: Date
}

/**
 * Saves the second that was watched last, where it is not from before the stored one, and all that was watched: a lesson is
 * finished by the union of it, and stays so.
 */
export const saveLessonProgress = async (
  db: Db,
  userId: number,
  courseId: number,
  { key, seconds: length }: Pick<Lesson, 'key' | 'seconds'>,
  { seconds, parts, watchedAt }: Watched,
): Promise<LessonProgress> => {
  const united = sql`${lessonProgress.watched} + excluded.watched`
  const watched = sql`(select coalesce(sum(upper(part) - lower(part)), 0) from unnest(${united}) as part)`
  const isNewer = sql`excluded.watched_at >= ${lessonProgress.watchedAt}`
  await db
    .insert(lessonProgress)
    .values({
      userId,
      courseId,
      lessonKey: key,
      seconds,
      isFinished: isFinishedBy(parts, length),
      watched: parts,
      watchedAt,
    })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.courseId, lessonProgress.lessonKey],
      set: {
        seconds: sql`case when ${isNewer} then excluded.seconds else ${lessonProgress.seconds} end`,
        watched: united,
        isFinished: sql`${lessonProgress.isFinished} or ${watched} * 100 >= ${length * lessonFinishedPercent}`,
        watchedAt: sql`greatest(excluded.watched_at, ${lessonProgress.watchedAt})`,
      },
    })
  return findLessonProgress(db, userId, courseId, key)
}

type ProgressRow = typeof lessonProgress.$inferSelect

/** Where a learner goes on: in the lesson watched last, or in the next one where that is finished. */
const nextOf = (course: CourseRow, rows: readonly ProgressRow[]): Learning['next'] => {
  const lessons = lessonsOf(course)
  const last = rows[0]
  const index = lessons.findIndex(({ key }) => key === last?.lessonKey)
  const lesson = last?.isFinished ? (lessons[index + 1] ?? lessons[index]) : lessons[index]
  if (!last || !lesson) return null
  const own = rows.find(({ lessonKey }) => lessonKey === lesson.key)
  return { key: lesson.key, title: lesson.title, seconds: own && !own.isFinished ? own.seconds : 0 }
}

/** What a user learns, the last watched first, then what was bought and not begun. */
export const readLearning = async (db: Db, userId: number, now: Date): Promise<Learning[]> => {
  const rows = await db
    .select()
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, userId))
    .orderBy(desc(lessonProgress.watchedAt))
  const owned = await listOwned(db, userId, 'course')
  const ids = [...new Set([...rows.map(({ courseId }) => courseId), ...owned])]
  const issued = await db.select().from(certificates).where(eq(certificates.userId, userId))
  const courses = await findCourseRows(db, ids)
  return courses.map((course) => {
    const lessons = lessonsOf(course)
    const own = rows.filter(
      ({ courseId, lessonKey }) => courseId === course.id && lessons.some(({ key }) => key === lessonKey),
    )
    const finished = own.filter(({ isFinished }) => isFinished).length
    return {
      course: presentCourseCard(course, now),
      isOwned: course.price === 0 || owned.includes(course.id),
      finished,
      percent: lessons.length === 0 ? 0 : Math.floor((finished / lessons.length) * 100),
      certificate: issued.find(({ courseId }) => courseId === course.id)?.number ?? null,
      next: nextOf(course, own),
      watchedAt: own[0]?.watchedAt.toISOString() ?? null,
    }
  })
}

/** Who has watched a lesson of a course, or bought the course; each once. */
const learners = (db: Db) => {
  const { userId, courseId } = lessonProgress
  const owners = ownersOf(db, 'course')
  return union(
    db.select({ userId, courseId }).from(lessonProgress),
    db.select({ userId: sql<number>`${owners.userId}`, courseId: owners.productId }).from(owners),
  ).as('learner')
}

/** Counts who learns in any course. */
export const countLearners = async (db: Db): Promise<number> => {
  const all = learners(db)
  const [row] = await db.select({ count: countDistinct(all.userId) }).from(all)
  return row?.count ?? 0
}

/** Counts who learns in each of these courses; courses without learners are left out. */
export const countLearnersByCourse = async (db: Db, ids: readonly number[]): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map()
  const all = learners(db)
  const rows = await db
    .select({ id: all.courseId, count: countDistinct(all.userId) })
    .from(all)
    .where(inArray(all.courseId, [...ids]))
    .groupBy(all.courseId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
