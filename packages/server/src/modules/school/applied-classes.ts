import type { AppliedClass } from '@chuhai/contract/application'
import type { ClassErrorCode } from '@chuhai/contract/school'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { dateInShanghai } from '../../time/shanghai'
import { countLeft, findPlaces } from '../place/places'
import { classPlaceSource } from './class-places'
import { trainingClasses } from './tables'

/** Returns classes by id, also hidden ones and those that have begun. */
export const findAppliedClasses = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, AppliedClass>> => {
  if (ids.length === 0) return new Map()
  const { id, name, city, startsOn, weeks, price, teacher, teacherTitle, isShown } = trainingClasses
  const { venue, hours, plan, isCancelled } = trainingClasses
  const rows = await db
    .select({
      id,
      name,
      city,
      startsOn,
      weeks,
      price,
      venue,
      hours,
      plan,
      isCancelled,
      isShown,
      teacher: { name: teacher, title: teacherTitle },
    })
    .from(trainingClasses)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns why a user cannot apply for a class now; null where they can, also because they have a place or wait for one. */
export const classRefusal = async (
  db: Db,
  id: number,
  { userId, now }: { userId: number; now: Date },
): Promise<ClassErrorCode | 'NOT_FOUND' | null> => {
  const { startsOn, seats, isShown, isCancelled } = trainingClasses
  const [found] = await db
    .select({ startsOn, seats, isShown, isCancelled })
    .from(trainingClasses)
    .where(eq(trainingClasses.id, id))
  if (!found?.isShown || found.isCancelled) return 'NOT_FOUND'
  if (found.startsOn <= dateInShanghai(now)) return 'CLASS_BEGUN'
  const own = (await findPlaces(db, classPlaceSource, [id], now))(id, userId)
  if (own && own.state !== 'lapsed') return null
  const left = await countLeft(db, classPlaceSource, [{ id, seats: found.seats }], now, userId)
  return (left.get(id) ?? 0) > 0 ? null : 'CLASS_FULL'
}
