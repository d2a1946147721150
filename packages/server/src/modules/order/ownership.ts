import type { ProductKind, ProductRef } from '@chuhai/contract/order'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { orders } from './tables'

/** Whether an order is paid and what was bought not given back. */
const isKept = and(eq(orders.isHeld, true), inArray(orders.state, ['paid', 'fulfilled']))

const isOwned = (userId: number) => and(eq(orders.userId, userId), isKept)

/** Whether a user has bought a product and not given it back. */
export const ownsProduct = async (db: Db, userId: number, { kind, id }: ProductRef): Promise<boolean> =>
  (await db.$count(orders, and(isOwned(userId), eq(orders.kind, kind), eq(orders.productId, id)))) > 0

/** The ids of a user's products of a kind, the last bought first. */
export const listOwned = async (db: Db, userId: number, kind: ProductKind): Promise<number[]> => {
  const rows = await db
    .select({ id: orders.productId })
    .from(orders)
    .where(and(isOwned(userId), eq(orders.kind, kind)))
    .orderBy(desc(orders.createdAt))
  return rows.map(({ id }) => id)
}

/** The orders of all owners of products of a kind, as part of another query. */
export const ownersOf = (db: Db, kind: ProductKind) =>
  db
    .select({
      number: orders.number,
      productId: orders.productId,
      userId: orders.userId,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(and(eq(orders.kind, kind), isKept, isNotNull(orders.userId)))
    .as('owner')
