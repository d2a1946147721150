import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { invoices } from './invoices/tables'
import { orderSteps, orders } from './tables'

/**
 * Takes a buyer out of their orders, which the books keep: who they are, what they have written, an invoice in their own name,
 * and the files of invoices, which are deleted with all of theirs. Returns the number of orders.
 */
export const detachOrders = async (db: Db, userId: number): Promise<number> => {
  const own = db.select({ number: orders.number }).from(orders).where(eq(orders.userId, userId))
  await db
    .update(orderSteps)
    .set({ reason: null })
    .where(and(inArray(orderSteps.number, own), eq(orderSteps.by, '')))
  await db.update(invoices).set({ files: [] }).where(inArray(invoices.orderNumber, own))
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
