import type { ProductKind } from '@chuhai/contract/order'
import { and, count, eq, gt, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { isBeingAsked } from './being-asked'
import { orders } from './tables'

/** Returns how many places of some products are taken or held, by their ids; those held too long are free. */
export const countTaken = async (
  db: Db,
  kind: ProductKind,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map()
  const isTaken = and(
    eq(orders.isHeld, true),
    or(ne(orders.state, 'awaitingPayment'), gt(orders.payBefore, now), isBeingAsked(now)),
  )
  const rows = await db
    .select({ id: orders.productId, taken: count() })
    .from(orders)
    .where(and(eq(orders.kind, kind), inArray(orders.productId, [...ids]), isTaken))
    .groupBy(orders.productId)
  return new Map(rows.map(({ id, taken }) => [id, taken]))
}

/** Returns how many of a product's places are left. */
export const placesLeft = async (
  db: Db,
  { kind, id, places }: { kind: ProductKind; id: number; places: number },
  now: Date,
): Promise<number> => Math.max(0, places - ((await countTaken(db, kind, [id], now)).get(id) ?? 0))
