import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { PlaceSource } from './place-source'
import { countLeft, findPlaces } from './places'

interface Arrival {
  isKept: boolean
  /** Until when the place is kept; null for good. */
  keepUntil: Date | null
}

/** Writes who has come behind all others of a locked product; returns their number. */
const enter = async (
  tx: Db,
  { table }: PlaceSource,
  { productId, userId }: { productId: number; userId: number },
  { isKept, keepUntil }: Arrival,
): Promise<number> => {
  const last = sql`(select coalesce(max(${table.number}), 0) from ${table} where ${table.productId} = ${productId})`
  const row = { number: sql`${last} + 1`, isKept, keepUntil }
  const [entered] = await tx
    .insert(table)
    .values({ productId, userId, ...row })
    .onConflictDoUpdate({ target: [table.productId, table.userId], set: row })
    .returning({ number: table.number })
  return entered?.number ?? 0
}

interface Taking {
  userId: number
  now: Date
  /** Until when a place is kept that must be paid; null where it stays theirs. */
  keepUntil: Date | null
  /** Whether the end of the waiting list will do. */
  waits: boolean
}

/**
 * Gives a user a free place of a locked product, or else one at the end of its waiting list; null where they want none there.
 * The caller knows that they have no place.
 */
export const takePlace = async (
  tx: Db,
  source: PlaceSource,
  { id, seats }: { id: number; seats: number | null },
  { userId, now, keepUntil, waits }: Taking,
): Promise<{ isKept: boolean; number: number } | null> => {
  const left = seats === null ? null : await countLeft(tx, source, [{ id, seats }], now, userId)
  const isKept = left === null || (left.get(id) ?? 0) > 0
  if (!isKept && !waits) return null
  const arrival = isKept ? { isKept, keepUntil } : { isKept, keepUntil: null }
  return { isKept, number: await enter(tx, source, { productId: id, userId }, arrival) }
}

/** Puts an applicant at the end of the waiting list of a product, unless they have a place there or wait already. */
export const joinWaitingList = (
  db: Db,
  source: PlaceSource,
  productId: number,
  { userId, now }: { userId: number; now: Date },
): Promise<void> =>
  db.transaction(async (tx) => {
    await source.lock(tx, productId)
    const place = (await findPlaces(tx, source, [productId], now))(productId, userId)
    if (place && place.state !== 'lapsed') return
    await enter(tx, source, { productId, userId }, { isKept: false, keepUntil: null })
  })
