import type { ClassPlace } from '@chuhai/contract/application'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { countTaken, findHolders } from '../order/places'
import { classPlaces } from './tables'

type PlaceRow = typeof classPlaces.$inferSelect

const isInTime = ({ keepUntil }: PlaceRow, now: Date): boolean => keepUntil === null || keepUntil > now

/** Returns how many places of some classes are kept without an order, by their ids; infinite where somebody waits for the next one. */
export const countKept = async (
  db: Db,
  ids: readonly number[],
  now: Date,
  exceptUserId?: number,
): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map()
  const [places, holders] = await Promise.all([
    db
      .select()
      .from(classPlaces)
      .where(inArray(classPlaces.classId, [...ids])),
    findHolders(db, 'class', ids, now),
  ])
  const held = new Set(holders.map(({ id, userId }) => `${id} ${userId}`))
  const kept = new Map<number, number>()
  for (const place of places) {
    const { classId, userId, isKept } = place
    if (userId === exceptUserId || held.has(`${classId} ${userId}`)) continue
    if (!isKept) kept.set(classId, Number.POSITIVE_INFINITY)
    else if (isInTime(place, now)) kept.set(classId, (kept.get(classId) ?? 0) + 1)
  }
  return kept
}

/** Returns how many places of some classes anybody can have, by their ids; none while others wait. */
export const countLeft = async (
  db: Db,
  classes: readonly { id: number; seats: number }[],
  now: Date,
  exceptUserId?: number,
): Promise<Map<number, number>> => {
  const ids = classes.map(({ id }) => id)
  const [taken, kept] = await Promise.all([
    countTaken(db, 'class', ids, now),
    countKept(db, ids, now, exceptUserId),
  ])
  return new Map(
    classes.map(({ id, seats }) => [id, Math.max(0, seats - (taken.get(id) ?? 0) - (kept.get(id) ?? 0))]),
  )
}

const present = (own: PlaceRow, places: readonly PlaceRow[], now: Date): ClassPlace => {
  const before = places.filter(
    ({ classId, isKept, number }) => classId === own.classId && !isKept && number < own.number,
  )
  return {
    state: own.isKept ? (isInTime(own, now) ? 'kept' : 'lapsed') : 'waiting',
    keepUntil: own.keepUntil?.toISOString() ?? null,
    ahead: own.isKept ? 0 : before.length,
  }
}

const ordered: ClassPlace = { state: 'ordered', keepUntil: null, ahead: 0 }

/** Returns where applicants stand with the places of some classes, by class and user. */
export const findPlaces = async (
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<(classId: number, userId: number) => ClassPlace | undefined> => {
  if (ids.length === 0) return () => undefined
  const [places, holders] = await Promise.all([
    db
      .select()
      .from(classPlaces)
      .where(inArray(classPlaces.classId, [...ids]))
      .orderBy(asc(classPlaces.number)),
    findHolders(db, 'class', ids, now),
  ])
  const found = new Map([
    ...places.map((place) => [`${place.classId} ${place.userId}`, present(place, places, now)] as const),
    // An order holds its place also while it is paid, when nothing is kept any more.
    ...holders.map(({ id, userId }) => [`${id} ${userId}`, ordered] as const),
  ])
  return (classId, userId) => found.get(`${classId} ${userId}`)
}
