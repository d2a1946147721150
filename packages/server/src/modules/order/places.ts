import type { ProductKind } from '@chuhai/contract/order'
import { and, count, eq, gt, inArray, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { isBeingAsked } from './being-asked'
import { orders } from './tables'

/** Whether an order of one of some products takes a place; those held too long are free. */
const takesPlace = (kind: ProductKind, ids: readonly number[], now: Date): SQL | undefined =>
  and(
    eq(orders.kind, kind),
    inArray(orders.productId, [...ids]),
    eq(orders.isHeld, true),
    or(ne(orders.state, 'awaitingPayment'), gt(orders.payBefore, now), isBeingAsked(now)),
  )

/** Returns how many places of some products are taken or held, by their ids. */
export const countTaken = async (
  db: Db,
  kind: ProductKind,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.productId, taken: count() })
    .from(orders)
    .where(takesPlace(kind, ids, now))
    .groupBy(orders.productId)
  return new Map(rows.map(({ id, taken }) => [id, taken]))
}

/** Returns whose orders take places of some products; null for buyers who were erased. */
export const findHolders = (
  db: Db,
  kind: ProductKind,
  ids: readonly number[],
  now: Date,
): Promise<{ id: number; userId: number | null }[]> =>
  db
    .select({ id: orders.productId, userId: orders.userId })
    .from(orders)
    .where(takesPlace(kind, ids, now))

/** Returns how many of a product's places are left. */
export const placesLeft = async (
  db: Db,
  { kind, id, places }: { kind: ProductKind; id: number; places: number },
  now: Date,
): Promise<number> => Math.max(0, places - ((await countTaken(db, kind, [id], now)).get(id) ?? 0))
