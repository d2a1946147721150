import { and, eq, isNull, lt, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { claimDue, type Queue } from '../../../jobs/claim'
import { backOffMs } from '../../../time/back-off'
import { hourMs, minuteMs } from '../../../time/durations'
import { newNumber } from '../order-number'
import { listRefundsDue, recordPartRefund, recordRefund } from '../payments'
import { findOrder } from '../records'
import type { PaymentRow } from './attempts'
import { payments, refunds } from './tables'

export type RefundRow = typeof refunds.$inferSelect

const batch = 20
const delays = { firstMs: 30_000, longestMs: hourMs }

/** Returns what is left of a payment after the parts that go back, whether they have arrived or not. */
export const restOf = async (db: Db, { number, amount }: PaymentRow): Promise<number> => {
  const [found] = await db
    .select({ parts: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentNumber, number), eq(refunds.isPart, true)))
  return amount - (found?.parts ?? 0)
}

/** A refund of a payment that is due now. */
export const newRefund = ({ number: paymentNumber, orderNumber }: PaymentRow, amount: number, now: Date) => ({
  number: newNumber('refund', now),
  paymentNumber,
  orderNumber,
  amount,
  openedAt: now,
  attempts: 0,
  nextAttemptAt: now,
})

/** Opens the refund of what is left of a payment, but for what is kept; a payment has one at most. */
export const openRefund = async (
  db: Db,
  payment: PaymentRow,
  { isSurplus, kept }: { isSurplus: boolean; kept: number },
  now: Date,
) => {
  const amount = (await restOf(db, payment)) - kept
  await db
    .insert(refunds)
    .values({ ...newRefund(payment, amount, now), isSurplus })
    .onConflictDoNothing({ target: refunds.paymentNumber, where: sql`not is_part` })
}

/** Opens the refunds of orders whose refund was accepted, or whose payment came too late. */
export const openAcceptedRefunds = async (db: Db, now: Date): Promise<void> => {
  for (const { number, paymentNumber, kept } of await listRefundsDue(db, batch * 10)) {
    const isOfOrder = and(eq(payments.orderNumber, number), eq(payments.tradeNumber, paymentNumber ?? ''))
    const [payment] = await db.select().from(payments).where(isOfOrder)
    if (payment) await openRefund(db, payment, { isSurplus: false, kept }, now)
  }
}

/** Records that a refund is complete; returns whether it is one of this payment and was not known to be. */
export const completeRefund = async (
  db: Db,
  number: string,
  paymentNumber: string,
  now: Date,
): Promise<boolean> => {
  const [done] = await db
    .update(refunds)
    .set({ doneAt: now, lastError: null })
    .where(and(eq(refunds.number, number), eq(refunds.paymentNumber, paymentNumber), isNull(refunds.doneAt)))
    .returning()
  if (done && !done.isSurplus)
    await (done.isPart
      ? recordPartRefund(db, { number: done.orderNumber, refundNumber: number, amount: done.amount }, now)
      : recordRefund(db, { number: done.orderNumber, refundNumber: number }, now))
  return done !== undefined
}

const queue: Queue<typeof refunds> = {
  table: refunds,
  key: 'number',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  open: isNull(refunds.doneAt),
  batch,
  claimMs: minuteMs,
}

/** Claims refunds that are due; another instance gets others. */
export const claimRefunds = (db: Db, now: Date): Promise<RefundRow[]> => claimDue(db, queue, now)

/** Notes why a refund could not be carried out; it is tried again later, after each failure later still. */
export const postponeRefund = async (
  db: Db,
  { number, attempts }: RefundRow,
  error: unknown,
  now: Date,
): Promise<void> => {
  const nextAttemptAt = new Date(now.getTime() + backOffMs(attempts, delays))
  await db
    .update(refunds)
    .set({ nextAttemptAt, lastError: String((error as Error).message).slice(0, 200) })
    .where(and(eq(refunds.number, number), isNull(refunds.doneAt)))
}

/** An operator has returned the money in another way: the provider must not return it, too. */
export const isSettledOtherwise = async (
  db: Db,
  { orderNumber, isSurplus, isPart }: RefundRow,
  now: Date,
): Promise<boolean> =>
  !isSurplus && !isPart && (await findOrder(db, orderNumber, now))?.order.state === 'refunded'

const settledOtherwise = {
  nextAttemptAt: new Date('9999-12-31T00:00:00Z'),
  lastError: '订单已用别的办法退款',
}

/** Takes a refund from the provider whose money was returned in another way. */
export const withdrawRefund = async (db: Db, number: string): Promise<void> => {
  await db.update(refunds).set(settledOtherwise).where(eq(refunds.number, number))
}

/** Whether a refund is still one that the provider is to carry out. */
export const isForProvider: SQL = lt(refunds.nextAttemptAt, settledOtherwise.nextAttemptAt)

/** Whether there is a refund of a number, as a condition of another query. */
export const isRefund = (number: SQLWrapper): SQL =>
  sql`exists (select 1 from ${refunds} where ${refunds.number} = ${number})`
