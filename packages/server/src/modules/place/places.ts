import type { Place } from '@chuhai/contract/place'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { countTaken, findHolders } from '../order/places'
import type { PlaceSource } from './place-source'
import type { PlaceTable } from './tables'

type PlaceRow = PlaceTable['$inferSelect']

const isInTime = ({ keepUntil }: PlaceRow, now: Date): boolean => keepUntil === null || keepUntil > now

/** Returns how many places of some products are kept without an order, by their ids; infinite where somebody waits for the next one. */
export const countKept = async (
  db: Db,
  { kind, table }: PlaceSource,
  ids: readonly number[],
  now: Date,
  exceptUserId?: number,
): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map()
  const [places, holders] = await Promise.all([
    db
      .select()
      .from(table)
      .where(inArray(table.productId, [...ids])),
    findHolders(db, kind, ids, now),
  ])
  const held = new Set(holders.map(({ id, userId }) => `${id} ${userId}`))
  const kept = new Map<number, number>()
  for (const place of places) {
    const { productId, userId, isKept } = place
    if (userId === exceptUserId || held.has(`${productId} ${userId}`)) continue
    if (!isKept) kept.set(productId, Number.POSITIVE_INFINITY)
    else if (isInTime(place, now)) kept.set(productId, (kept.get(productId) ?? 0) + 1)
  }
  return kept
}

/** Returns how many places of some products anybody can have, by their ids; none while others wait. */
export const countLeft = async (
  db: Db,
  source: PlaceSource,
  products: readonly { id: number; seats: number }[],
  now: Date,
  exceptUserId?: number,
): Promise<Map<number, number>> => {
  const ids = products.map(({ id }) => id)
  const [taken, kept] = await Promise.all([
    countTaken(db, source.kind, ids, now),
    countKept(db, source, ids, now, exceptUserId),
  ])
  return new Map(
    products.map(({ id, seats }) => [id, Math.max(0, seats - (taken.get(id) ?? 0) - (kept.get(id) ?? 0))]),
  )
}

const present = (own: PlaceRow, places: readonly PlaceRow[], now: Date): Place => {
  const before = places.filter(
    ({ productId, isKept, number }) => productId === own.productId && !isKept && number < own.number,
  )
  return {
    state: own.isKept ? (isInTime(own, now) ? 'kept' : 'lapsed') : 'waiting',
    keepUntil: own.keepUntil?.toISOString() ?? null,
    ahead: own.isKept ? 0 : before.length,
  }
}

const ordered: Place = { state: 'ordered', keepUntil: null, ahead: 0 }

/** Returns where applicants stand with the places of some products, by product and user. */
export const findPlaces = async (
  db: Db,
  { kind, table }: PlaceSource,
  ids: readonly number[],
  now: Date,
): Promise<(productId: number, userId: number) => Place | undefined> => {
  if (ids.length === 0) return () => undefined
  const [places, holders] = await Promise.all([
    db
      .select()
      .from(table)
      .where(inArray(table.productId, [...ids]))
      .orderBy(asc(table.number)),
    findHolders(db, kind, ids, now),
  ])
  const found = new Map([
    ...places.map((place) => [`${place.productId} ${place.userId}`, present(place, places, now)] as const),
    // An order holds its place also while it is paid, when nothing is kept any more.
    ...holders.map(({ id, userId }) => [`${id} ${userId}`, ordered] as const),
  ])
  return (productId, userId) => found.get(`${productId} ${userId}`)
}
