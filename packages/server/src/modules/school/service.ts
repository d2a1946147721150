import type { ClassCard, CourseCard } from '@chuhai/contract/guide'
import {
  type Course,
  courseMinutes,
  type LivingTime,
  lessonsOf,
  type TrainingClass,
} from '@chuhai/contract/school'
import { and, asc, desc, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import { markdownText } from '../../content/markdown'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { SearchEntry, SearchSource } from '../../search/entry'
import { dateInShanghai } from '../../time/shanghai'
import { currentOccurrence } from '../live/service'
import { countLeft } from '../place/places'
import { relevanceOf } from '../relevance'
import { classPlaceSource } from './class-places'
import { presentLesson } from './example-films'
import { includesOf } from './includes'
import { courses, trainingClasses } from './tables'

/** The fields that visible courses are compared by. */
export const listCourseTraits = (db: Db) =>
  db.select({ id: courses.id, tags: courses.tags }).from(courses).where(eq(courses.isShown, true))

/** Counts the visible courses among these ids. */
export const countCourses = (db: Db, ids: readonly number[]): Promise<number> =>
  db.$count(courses, and(eq(courses.isShown, true), inArray(courses.id, [...ids])))

/** Counts the visible courses, and those who teach them or a visible class. */
export const countSchool = async (db: Db): Promise<{ courses: number; teachers: number }> => {
  const taught = [courses, trainingClasses].map((table) =>
    db.selectDistinct({ teacher: table.teacher }).from(table).where(eq(table.isShown, true)),
  )
  const teachers = (await Promise.all(taught)).flat().map(({ teacher }) => teacher)
  return {
    courses: await db.$count(courses, eq(courses.isShown, true)),
    teachers: new Set(teachers).size,
  }
}

export type CourseRow = typeof courses.$inferSelect
type ClassRow = typeof trainingClasses.$inferSelect

/** When a living course is on air: of a series now, or else next. */
const livingOf = ({ startsAt, endsAt, repeatDays }: CourseRow, now: Date): LivingTime | null => {
  if (!startsAt || !endsAt) return null
  const occurrence = currentOccurrence({ startsAt, endsAt, repeatDays }, now)
  return {
    startsAt: occurrence.startsAt.toISOString(),
    endsAt: occurrence.endsAt.toISOString(),
    repeatDays,
  }
}

const typeAndTime = (row: CourseRow, now: Date) => {
  const living = livingOf(row, now)
  return { type: living ? 'living' : 'recorded', living } as const
}

const presentCourse = (row: CourseRow, now: Date): Course => {
  const { position, isShown, teacher, teacherTitle, startsAt, endsAt, repeatDays, video, ...rest } = row
  const { files, homework, ...course } = rest
  return {
    ...course,
    ...typeAndTime(row, now),
    includes: includesOf(row),
    teacher: { name: teacher, title: teacherTitle },
    chapters: row.chapters.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map(presentLesson),
    })),
  }
}

/** A course as lists show it. */
export const presentCourseCard = (row: CourseRow, now: Date): CourseCard => ({
  id: row.id,
  name: row.name,
  summary: row.summary,
  teacher: row.teacher,
  level: row.level,
  lessons: lessonsOf(row).length,
  minutes: courseMinutes({ ...row, living: livingOf(row, now) }),
  ...typeAndTime(row, now),
  price: row.price,
  tags: row.tags,
})

const classCard = {
  id: trainingClasses.id,
  name: trainingClasses.name,
  summary: trainingClasses.summary,
  city: trainingClasses.city,
  startsOn: trainingClasses.startsOn,
  weeks: trainingClasses.weeks,
  price: trainingClasses.price,
}

/** Returns the rows of the visible courses among these ids, in the order of the ids. */
export const findCourseRows = async (db: Db, ids: readonly number[]): Promise<CourseRow[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.isShown, true), inArray(courses.id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Returns the visible courses among these ids, in the order of the ids. */
export const findCourseCards = async (db: Db, ids: readonly number[], now: Date): Promise<CourseCard[]> => {
  return (await findCourseRows(db, ids)).map((row) => presentCourseCard(row, now))
}

/** Returns the row of a course; throws for one that is hidden or does not exist. */
export const requireCourseRow = async (db: Db, id: number): Promise<CourseRow> => {
  const [row] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), eq(courses.isShown, true)))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}

/** Returns the page of a course; throws for one that is hidden or does not exist. */
export const requireCourse = async (db: Db, id: number, now: Date): Promise<Course> =>
  presentCourse(await requireCourseRow(db, id), now)

/** Returns the page of a training class, also after its start; throws for one that is hidden or does not exist. */
export const requireClass = async (db: Db, id: number, now: Date): Promise<TrainingClass> => {
  const { position: _, isShown, teacher, teacherTitle, ...columns } = getTableColumns(trainingClasses)
  const [found] = await db
    .select({ ...columns, teacher: { name: teacher, title: teacherTitle } })
    .from(trainingClasses)
    .where(and(eq(trainingClasses.id, id), eq(isShown, true)))
  if (!found) throw new ApiError('NOT_FOUND')
  const left = await countLeft(db, classPlaceSource, [found], now)
  return { ...found, left: left.get(id) ?? 0 }
}

/** Courses that share tags, the best match first. */
export const listRelevantCourses = async (
  db: Db,
  tags: readonly string[],
  limit: number,
  now: Date,
): Promise<CourseCard[]> => {
  const relevance = await relevanceOf(db, courses, tags)
  if (!relevance) return []
  const rows = await db
    .select()
    .from(courses)
    .where(and(eq(courses.isShown, true), relevance.isAny))
    .orderBy(desc(relevance.score), asc(courses.position), asc(courses.id))
    .limit(limit)
  return rows.map((row) => presentCourseCard(row, now))
}

/** Training classes that share tags and have not begun, the best match first, then the soonest. */
export const listRelevantClasses = async (
  db: Db,
  tags: readonly string[],
  limit: number,
  now: Date,
): Promise<ClassCard[]> => {
  const relevance = await relevanceOf(db, trainingClasses, tags)
  if (!relevance) return []
  const isAhead = gt(trainingClasses.startsOn, dateInShanghai(now))
  return db
    .select(classCard)
    .from(trainingClasses)
    .where(
      and(
        eq(trainingClasses.isShown, true),
        eq(trainingClasses.isCancelled, false),
        isAhead,
        relevance.isAny,
      ),
    )
    .orderBy(desc(relevance.score), asc(trainingClasses.startsOn), asc(trainingClasses.id))
    .limit(limit)
}

/** A course or class in the site search. */
const searchEntryOf = (
  { id, name, summary, body, teacher, teacherTitle, tags }: CourseRow | ClassRow,
  details: readonly string[],
  subject: string,
  path: string,
): SearchEntry => ({
  key: String(id),
  locale: 'zh-CN',
  title: name,
  lead: summary,
  text: [
    markdownText(body),
    ...details,
    `讲师：${teacher}，${teacherTitle}`,
    `${subject} ${tags.join(' ')}`,
  ].join('\n'),
  address: `${path}?id=${id}`,
  tags,
})

/** Courses in the site search. */
export const courseSearchSource: SearchSource = {
  kind: 'course',
  label: '课程',
  async entries(db) {
    const rows = await db.select().from(courses).where(eq(courses.isShown, true))
    return rows.map((row) => {
      const details = [
        ...row.gains,
        ...row.chapters.map(({ title }) => title),
        ...lessonsOf(row).map(({ title }) => title),
      ]
      return searchEntryOf(row, details, `${row.level}${row.startsAt ? '直播课' : '课程'}`, '/school/detail')
    })
  },
}

/** Training classes in the site search. */
export const classSearchSource: SearchSource = {
  kind: 'class',
  label: '培训班',
  async entries(db) {
    const rows = await db.select().from(trainingClasses).where(eq(trainingClasses.isShown, true))
    return rows.map((row) => {
      const details = [...row.plan.map(({ title, text }) => `${title}：${text}`), ...row.suits]
      return searchEntryOf(row, details, `培训班 ${row.city}`, '/school/training/detail')
    })
  },
}
