import type { Oddity } from '@chuhai/contract/admin'
import { and, eq, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { orderSteps, orders } from '../tables'
import { isForProvider } from './refunds'
import { payments, refunds } from './tables'

const rows = 200

const listOverdueRefunds = async (db: Db, before: Date): Promise<Oddity[]> => {
  const found = await db
    .select()
    .from(refunds)
    .where(and(isNull(refunds.doneAt), isForProvider, lte(refunds.openedAt, before)))
    .limit(rows)
  return found.map(({ number, orderNumber, amount, openedAt, lastError }) => ({
    kind: 'refundOverdue',
    orderNumber,
    number,
    amount,
    at: openedAt.toISOString(),
    detail: lastError ?? '',
  }))
}

const listUnansweredPayments = async (db: Db, before: Date): Promise<Oddity[]> => {
  const found = await db
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'open'), lte(payments.payBefore, before)))
    .limit(rows)
  return found.map(({ number, orderNumber, amount, openedAt, provider }) => ({
    kind: 'paymentUnanswered',
    orderNumber,
    number,
    amount,
    at: openedAt.toISOString(),
    detail: provider,
  }))
}

/**
 * Orders whose money is not what they say: their price where they are their buyer's, otherwise what a refund has kept. What is on its way back
 * counts as returned. What an operator has returned by other means is left out.
 */
const listDifferingBooks = async (db: Db): Promise<Oddity[]> => {
  const sumOf = (amounts: SQL) => sql<number>`coalesce((${amounts}), 0)`.mapWith(Number)
  const received = sumOf(sql`select sum(${payments.amount}) from ${payments}
    where ${payments.orderNumber} = ${orders.number} and ${payments.state} = 'paid'`)
  const promised = sumOf(sql`select sum(${refunds.amount}) from ${refunds}
    where ${refunds.orderNumber} = ${orders.number}`)
  const parts = sumOf(sql`select sum(${refunds.amount}) from ${refunds}
    where ${refunds.orderNumber} = ${orders.number} and ${refunds.isPart}`)
  const isOwned = sql`(${orders.state} in ('paid', 'fulfilled') or ${orders.state} = 'refunding' and not ${orders.isRefundAccepted})`
  const expected = sql`case when ${isOwned} then ${orders.amount} - ${parts} else ${orders.kept} end`
  const isOnItsWay = sql`(${orders.state} = 'refunding' and ${orders.isRefundAccepted})`
  const byHand = sql`exists (select 1 from ${orderSteps}
    where ${orderSteps.number} = ${orders.number} and ${orderSteps.action} = 'refund' and ${orderSteps.by} <> '')`
  const kept = sql<number>`${received} - ${promised}`.mapWith(Number)
  const found = await db
    .select({ number: orders.number, kept, at: orders.changedAt, state: orders.state })
    .from(orders)
    .where(and(ne(orders.amount, 0), sql`not ${isOnItsWay}`, sql`not ${byHand}`, sql`${kept} <> ${expected}`))
    .limit(rows)
  return found.map(({ number, kept: amount, at, state }) => ({
    kind: 'booksDiffer',
    orderNumber: number,
    number,
    amount,
    at: at.toISOString(),
    detail: state,
  }))
}

/** Lists what in the books somebody has to look at, such as payments and refunds that were due before a time. */
export const listBookOddities = async (db: Db, before: Date): Promise<Oddity[]> => {
  const found = await Promise.all([
    listOverdueRefunds(db, before),
    listUnansweredPayments(db, before),
    listDifferingBooks(db),
  ])
  return found.flat()
}
