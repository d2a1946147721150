import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { orderSteps, orders } from './tables'

/**
 * Takes a buyer out of their orders, which the books keep: who they are, what they have written, and an invoice in their own
 * name. Returns the number of orders.
 */
export const detachOrders = async (db: Db, userId: number): Promise<number> => {
  const own = db.select({ number: orders.number }).from(orders).where(eq(orders.userId, userId))
  await db
    .update(orderSteps)
    .set({ reason: null })
    .where(and(inArray(orderSteps.number, own), eq(orderSteps.by, '')))
  const detached = await db
    .update(orders)
    .set({
      userId: null,
      invoice: sql`case when ${orders.invoice} ->> 'type' = 'company' then ${orders.invoice} end`,
    })
    .where(eq(orders.userId, userId))
    .returning({ number: orders.number })
  return detached.length
}
