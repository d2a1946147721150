import type { ClassCard, CourseCard } from '@chuhai/contract/guide'
import type { Course, TrainingClass } from '@chuhai/contract/school'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import { markdownText } from '../../content/markdown'
import type { Db } from '../../database/db'
import type { SearchSource } from '../../search/entry'
import { relevanceOf } from '../relevance'
import { dateInShanghai } from '../shanghai'
import { courses, trainingClasses } from './tables'

/** What courses are compared by: all that are shown. */
export const listCourseTraits = (db: Db) =>
  db.select({ id: courses.id, tags: courses.tags }).from(courses).where(eq(courses.isShown, true))

/** How many of these courses are shown. */
export const countCourses = (db: Db, ids: readonly number[]): Promise<number> =>
  db.$count(courses, and(eq(courses.isShown, true), inArray(courses.id, [...ids])))

type CourseRow = typeof courses.$inferSelect
type ClassRow = typeof trainingClasses.$inferSelect

/** A course as lists show it. */
const presentCourseCard = (row: CourseRow): CourseCard => ({
  id: row.id,
  name: row.name,
  summary: row.summary,
  teacher: row.teacher,
  level: row.level,
  lessons: row.lessons.length,
  minutes: row.lessons.reduce((sum, { minutes }) => sum + minutes, 0),
  price: row.price,
  tags: row.tags,
})

/** A training class as lists show it. */
const presentClassCard = (row: ClassRow): ClassCard => ({
  id: row.id,
  name: row.name,
  summary: row.summary,
  city: row.city,
  startsOn: row.startsOn,
  weeks: row.weeks,
  price: row.price,
})

/** The courses of these ids that are shown, in the order of the ids. */
export const findCourseCards = async (db: Db, ids: readonly number[]): Promise<CourseCard[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.isShown, true), inArray(courses.id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, presentCourseCard(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The page of a course; null for one that is hidden or does not exist. */
export const findCourse = async (db: Db, id: number): Promise<Course | null> => {
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), eq(courses.isShown, true)))
  if (!row) return null
  const { name, summary, body, level, teacher, teacherTitle, tags, price, gains, lessons } = row
  const taught = {
    body,
    level,
    teacher: { name: teacher, title: teacherTitle },
    tags,
    price,
    gains,
    lessons,
  }
  return { id, name, summary, ...taught }
}

/** The page of a training class, also of one that has begun; null for one that is hidden or does not exist. */
export const findClass = async (db: Db, id: number): Promise<TrainingClass | null> => {
  const [row] = await db
    .select()
    .from(trainingClasses)
    .where(and(eq(trainingClasses.id, id), eq(trainingClasses.isShown, true)))
  if (!row) return null
  const { teacher, teacherTitle, position: _, isShown: __, ...rest } = row
  return { ...rest, teacher: { name: teacher, title: teacherTitle } }
}

/** Courses that share tags, the fittest first. */
export const listRelevantCourses = async (
  db: Db,
  tags: readonly string[],
  limit: number,
): Promise<CourseCard[]> => {
  const relevance = await relevanceOf(db, courses, tags)
  if (!relevance) return []
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.isShown, true), relevance.isAny))
    .orderBy(desc(relevance.score), asc(courses.position), asc(courses.id))
    .limit(limit)
  return rows.map(presentCourseCard)
}

/** Training classes that share tags and have not begun, the fittest first, then the soonest. */
export const listRelevantClasses = async (
  db: Db,
  tags: readonly string[],
  limit: number,
  now: Date,
): Promise<ClassCard[]> => {
  const relevance = await relevanceOf(db, trainingClasses, tags)
  if (!relevance) return []
  const isAhead = gt(trainingClasses.startsOn, dateInShanghai(now))
  const rows = await db
    .select()
    .from(trainingClasses)
    .where(and(eq(trainingClasses.isShown, true), isAhead, relevance.isAny))
    .orderBy(desc(relevance.score), asc(trainingClasses.startsOn), asc(trainingClasses.id))
    .limit(limit)
  return rows.map(presentClassCard)
}

/** Courses for everybody's search. */
export const courseSearchSource: SearchSource = {
  kind: 'course',
  async entries(db) {
    const rows = await db.select().from(courses).where(eq(courses.isShown, true))
    return rows.map(({ id, name, summary, body, level, teacher, teacherTitle, tags, gains, lessons }) => ({
      key: String(id),
      locale: 'zh-CN',
      title: name,
      lead: summary,
      text: [
        markdownText(body),
        ...gains,
        ...lessons.map(({ title }) => title),
        `讲师：${teacher}，${teacherTitle}`,
        `${level}课程 ${tags.join(' ')}`,
      ].join('\n'),
      address: `/school/detail?id=${id}`,
    }))
  },
}

/** Training classes for everybody's search. */
export const classSearchSource: SearchSource = {
  kind: 'class',
  async entries(db) {
    const rows = await db.select().from(trainingClasses).where(eq(trainingClasses.isShown, true))
    return rows.map(({ id, name, summary, body, city, teacher, teacherTitle, tags, suits, plan }) => ({
      key: String(id),
      locale: 'zh-CN',
      title: name,
      lead: summary,
      text: [
        markdownText(body),
        ...plan.map(({ title, text }) => `${title}：${text}`),
        ...suits,
        `讲师：${teacher}，${teacherTitle}`,
        `培训班 ${city} ${tags.join(' ')}`,
      ].join('\n'),
      address: `/school/training/detail?id=${id}`,
    }))
  },
}
