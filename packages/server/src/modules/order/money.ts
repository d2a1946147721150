import { type MoneyState, moneyStateOf, type OrderSums, orderSumsOf } from '@chuhai/contract/order'
import { and, eq, inArray, isNotNull, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { payments, refunds } from './books/tables'
import { orders } from './tables'

/** What the rows of an order's refunds come to, in fen: what has arrived, all that was opened, and what came back of second payments. */
export interface Refunds {
  returned: number
  promised: number
  surplus: number
}

export const noRefunds: Refunds = { returned: 0, promised: 0, surplus: 0 }

/** Returns what the refunds of some orders come to, by their numbers. */
export const findRefunds = async (db: Db, numbers: readonly string[]): Promise<Map<string, Refunds>> => {
  if (numbers.length === 0) return new Map()
  const isOwn = eq(refunds.isSurplus, false)
  const isDone = isNotNull(refunds.doneAt)
  const sumWhere = (condition: SQL | undefined) =>
    sql<number>`coalesce(sum(${refunds.amount}) filter (where ${condition}), 0)`.mapWith(Number)
  const rows = await db
    .select({
      number: refunds.orderNumber,
      returned: sumWhere(and(isOwn, isDone)),
      promised: sumWhere(isOwn),
      surplus: sumWhere(and(eq(refunds.isSurplus, true), isDone)),
    })
    .from(refunds)
    .where(inArray(refunds.orderNumber, [...numbers]))
    .groupBy(refunds.orderNumber)
  return new Map(rows.map(({ number, ...money }) => [number, money]))
}

/** Returns what was received for some orders, second payments included, by the rows of their attempts. */
export const findReceived = async (db: Db, numbers: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({ number: payments.orderNumber, fen: sum(payments.amount).mapWith(Number) })
    .from(payments)
    .where(and(inArray(payments.orderNumber, [...numbers]), eq(payments.state, 'paid')))
    .groupBy(payments.orderNumber)
  return new Map(rows.map(({ number, fen }) => [number, fen]))
}

type PricedOrder = Pick<
  typeof orders.$inferSelect,
  'amount' | 'state' | 'paidAt' | 'isRefundAccepted' | 'kept'
>

/** Returns the sums of an order, which everything that tells of its money has from here. */
export const sumsOf = (order: PricedOrder, { returned, promised }: Refunds): OrderSums =>
  orderSumsOf({ ...order, isPaid: order.paidAt !== null, returned, promised })

/** Returns how the money of an order stands, second payments included. */
export const moneyOf = (order: PricedOrder, refunded: Refunds, received: number): MoneyState =>
  moneyStateOf({
    amount: order.amount,
    received,
    returned: sumsOf(order, refunded).refunded + refunded.surplus,
  })

/** Whether part of the money has come back of an order that is its buyer's. */
export const isPartlyRefunded: SQL = sql`(${orders.state} in ('paid', 'fulfilled') and exists (
  select 1 from ${refunds}
  where ${refunds.orderNumber} = ${orders.number} and not ${refunds.isSurplus} and ${refunds.doneAt} is not null))`
