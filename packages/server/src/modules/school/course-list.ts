import type { CourseCard } from '@chuhai/contract/guide'
import {
  type CourseList,
  type CourseOrder,
  type CourseType,
  type PriceRange,
  priceStep,
} from '@chuhai/contract/school'
import { timeWindow } from '@chuhai/contract/time-window'
import {
  and,
  arrayContains,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { PageRequest } from '../../database/read-page'
import { readQuestion } from '../../search/question'
import { findByPieces } from '../../search/search'
import { currentOccurrence } from '../live/service'
import { guideTags } from '../vocabulary'
import { findCourseCards } from './service'
import { courses } from './tables'

const { id, level, tags, price, position, startsAt, endsAt, repeatDays, isShown } = courses

const findsMax = 1000
const tagsMax = 12

/** Words that say what something is about. */
const subjects = new Set<string>([...guideTags.platform, ...guideTags.work])

/** Counts words, the most frequent first. */
export const countWords = (words: readonly string[]): CourseList['tags'] => {
  const totals = new Map<string, number>()
  for (const word of words) totals.set(word, (totals.get(word) ?? 0) + 1)
  return [...totals].map(([name, total]) => ({ name, total })).sort((a, b) => b.total - a.total)
}

/** The subjects that occur most. */
export const topSubjects = (lists: readonly (readonly string[])[]): CourseList['tags'] =>
  countWords(lists.flat().filter((tag) => subjects.has(tag))).slice(0, tagsMax)

const ofType = (type: CourseType | undefined): SQL | undefined => {
  if (!type) return undefined
  return type === 'living' ? isNotNull(startsAt) : isNull(startsAt)
}

const inRange: Record<PriceRange, SQL | undefined> = {
  free: eq(price, 0),
  below: and(gt(price, 0), lt(price, priceStep)),
  above: gte(price, priceStep),
}

interface CoursesRequest extends PageRequest {
  q: string
  type?: CourseType
  level?: string
  tag?: string
  price?: PriceRange
  order?: CourseOrder
}

/** On air, then what comes next, then what is over, the last first; recorded courses have no time. */
const byTime = (row: Pick<typeof courses.$inferSelect, 'startsAt' | 'endsAt' | 'repeatDays'>, now: Date) => {
  if (!row.startsAt || !row.endsAt) return [0, 0]
  const { startsAt, endsAt } = currentOccurrence({ ...row, startsAt: row.startsAt, endsAt: row.endsAt }, now)
  const state = timeWindow(now, startsAt, endsAt)
  const start = startsAt.getTime()
  return [[1, 0, 2][state - 1] ?? 0, state === 3 ? -start : start]
}

const findIds = async (db: Db, request: CoursesRequest, finds: readonly number[] | null, now: Date) => {
  const rows = await db
    .select({ id, startsAt, endsAt, repeatDays, price })
    .from(courses)
    .where(
      and(
        eq(isShown, true),
        finds ? inArray(id, [...finds]) : undefined,
        ofType(request.type),
        request.level ? eq(level, request.level) : undefined,
        request.tag ? arrayContains(tags, [request.tag]) : undefined,
        request.price && inRange[request.price],
      ),
    )
    .orderBy(
      ...(finds ? [sql`array_position(${sql.param(finds)}::int[], ${id})`] : []),
      asc(position),
      asc(id),
    )
  if (request.order) {
    const direction = request.order === 'price' ? 1 : -1
    rows.sort((a, b) => direction * (a.price - b.price))
  } else if (request.type === 'living' && !finds) {
    const times = new Map(rows.map((row) => [row, byTime(row, now)]))
    const compare = (a: number[] = [], b: number[] = []) =>
      (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)
    rows.sort((a, b) => compare(times.get(a), times.get(b)))
  }
  return rows.map((row) => row.id)
}

/** A page of courses, narrowed down. */
export const readCourseList = async (db: Db, request: CoursesRequest, now: Date): Promise<CourseList> => {
  const { q, page, rows, type } = request
  const question = q === '' ? null : await readQuestion(db, q)
  const finds = question && (await findByPieces(db, question, { kinds: ['course'], limit: findsMax }))
  const ids = await findIds(db, request, finds?.map(({ key }) => Number(key)) ?? null, now)
  const list: CourseCard[] = await findCourseCards(db, ids.slice((page - 1) * rows, page * rows), now)
  const traits = await db
    .select({ level, tags })
    .from(courses)
    .where(and(eq(isShown, true), ofType(type)))
    .orderBy(asc(position), asc(id))
  return {
    list,
    total: ids.length,
    page,
    rows,
    levels: countWords(traits.map((row) => row.level)),
    tags: topSubjects(traits.map((row) => row.tags)),
    searchedFor: question?.searchedFor ?? null,
    suggestion: question?.suggestion ?? null,
  }
}
