import type { ClassList } from '@chuhai/contract/school'
import { and, arrayContains, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { PageRequest } from '../../database/read-page'
import { dateInShanghai } from '../../time/shanghai'
import { countLeft } from '../place/places'
import { classPlaceSource } from './class-places'
import { countWords, topSubjects } from './course-list'
import { trainingClasses } from './tables'

const { id, name, summary, city, startsOn, weeks, price, seats, teacher, tags, isShown, isCancelled } =
  trainingClasses

const month = sql<string>`to_char(${startsOn}, 'YYYY-MM')`

interface ClassesRequest extends PageRequest {
  city?: string
  month?: string
  tag?: string
}

/** A page of training classes, narrowed down: the soonest first, and then those that have begun. */
export const readClassList = async (db: Db, request: ClassesRequest, now: Date): Promise<ClassList> => {
  const { page, rows } = request
  const today = dateInShanghai(now)
  const hasBegun = sql`${startsOn} <= ${today}::date`
  const condition = and(
    eq(isShown, true),
    eq(isCancelled, false),
    request.city ? eq(city, request.city) : undefined,
    request.month ? eq(month, request.month) : undefined,
    request.tag ? arrayContains(tags, [request.tag]) : undefined,
  )
  const days = sql`${startsOn} - ${today}::date`
  const found = await db
    .select({ id, name, summary, city, startsOn, weeks, price, teacher, tags, seats })
    .from(trainingClasses)
    .where(condition)
    .orderBy(hasBegun, sql`abs(${days})`, asc(id))
    .limit(rows)
    .offset((page - 1) * rows)
  const left = await countLeft(db, classPlaceSource, found, now)
  const ahead = await db
    .select({ city, month, tags })
    .from(trainingClasses)
    .where(and(eq(isShown, true), eq(isCancelled, false), gt(startsOn, today)))
    .orderBy(asc(startsOn), asc(id))
  return {
    list: found.map((row) => ({ ...row, left: left.get(row.id) ?? 0 })),
    total: await db.$count(trainingClasses, condition),
    page,
    rows,
    cities: countWords(ahead.map((row) => row.city)),
    months: countWords(ahead.map((row) => row.month)).sort((a, b) => a.name.localeCompare(b.name)),
    tags: topSubjects(ahead.map((row) => row.tags)),
  }
}
