import { and, eq, inArray, isNotNull, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { refunds } from '../payment/tables'
import { orders } from './tables'

/** What goes back of an order, in fen: what has arrived, and all that was promised. A second payment does not count. */
export interface Refunded {
  returned: number
  promised: number
}

export const nothingRefunded: Refunded = { returned: 0, promised: 0 }

/** Returns what goes back of some orders, by their numbers. */
export const findRefunded = async (db: Db, numbers: readonly string[]): Promise<Map<string, Refunded>> => {
  if (numbers.length === 0) return new Map()
  const isReturned = isNotNull(refunds.doneAt)
  const rows = await db
    .select({
      number: refunds.orderNumber,
      promised: sum(refunds.amount).mapWith(Number),
      returned: sql<number>`coalesce(sum(${refunds.amount}) filter (where ${isReturned}), 0)`.mapWith(Number),
    })
    .from(refunds)
    .where(and(inArray(refunds.orderNumber, [...numbers]), eq(refunds.isSurplus, false)))
    .groupBy(refunds.orderNumber)
  return new Map(rows.map(({ number, ...money }) => [number, money]))
}

/** Whether part of the money has come back of an order that is its buyer's. */
export const isPartlyRefunded: SQL = sql`(${orders.state} in ('paid', 'fulfilled') and exists (
  select 1 from ${refunds}
  where ${refunds.orderNumber} = ${orders.number} and not ${refunds.isSurplus} and ${refunds.doneAt} is not null))`
