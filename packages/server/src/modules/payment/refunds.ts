import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { claimDue, type Queue } from '../../jobs/claim'
import type { Logger } from '../../process/log'
import { backOffMs } from '../../time/back-off'
import { hourMs, minuteMs } from '../../time/durations'
import { listRefundsDue, recordPartRefund, recordRefund } from '../order/payments'
import { findOrder } from '../order/records'
import { type PaymentProvider, ProviderRefusal, type RefundRequest } from './provider'
import { openRefund } from './settle'
import { payments, refunds } from './tables'

const batch = 20
const delays = { firstMs: 30_000, longestMs: hourMs }
/** A refund that the provider keeps refusing needs an operator. */
const alertAfter = 5

/** Opens the refunds of orders whose refund was accepted, or whose payment came too late. */
export const openAcceptedRefunds = async (db: Db, now: Date): Promise<void> => {
  for (const { number, paymentNumber } of await listRefundsDue(db, batch * 10)) {
    const isOfOrder = and(eq(payments.orderNumber, number), eq(payments.tradeNumber, paymentNumber ?? ''))
    const [payment] = await db.select().from(payments).where(isOfOrder)
    if (payment) await openRefund(db, payment, false, now)
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
      ? recordPartRefund(db, done.orderNumber, now)
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

/** An operator has returned the money in another way: the provider must not return it, too. */
const isSettledOtherwise = async (
  db: Db,
  { orderNumber, isSurplus, isPart }: typeof refunds.$inferSelect,
  now: Date,
): Promise<boolean> =>
  !isSurplus && !isPart && (await findOrder(db, orderNumber, now))?.order.state === 'refunded'

const settledOtherwise = {
  nextAttemptAt: new Date('9999-12-31T00:00:00Z'),
  lastError: '订单已用别的办法退款',
}

/** Whether a refund is still one that the provider is to carry out. */
export const isForProvider = lt(refunds.nextAttemptAt, settledOtherwise.nextAttemptAt)

/** What the payer reads of it at the provider. */
const reasonOf = ({ isSurplus, isPart }: typeof refunds.$inferSelect): string => {
  if (isSurplus) return '订单已支付，退回重复付款'
  return isPart ? '订单部分退款' : '订单退款'
}

/** Returns the money. Where the provider refuses to, an attempt whose answer was lost may have returned it. */
const returnMoney = async (provider: PaymentProvider, request: RefundRequest): Promise<void> => {
  try {
    await provider.refund(request)
  } catch (error) {
    const isReturned = error instanceof ProviderRefusal && (await provider.queryRefund(request))
    if (!isReturned) throw error
  }
}

/** Carries out refunds that are due. A repeated attempt has the same number, and the provider returns the money once. */
export const carryOutRefunds = async (
  { db, log, provider }: { db: Db; log: Logger; provider: PaymentProvider },
  now: Date,
): Promise<void> => {
  await openAcceptedRefunds(db, now)
  for (const refund of await claimDue(db, queue, now)) {
    const { number, paymentNumber, orderNumber, amount, attempts } = refund
    if (await isSettledOtherwise(db, refund, now)) {
      await db.update(refunds).set(settledOtherwise).where(eq(refunds.number, number))
      continue
    }
    try {
      const reason = reasonOf(refund)
      await returnMoney(provider, { paymentNumber, refundNumber: number, amount, reason })
      await db.transaction((tx) => completeRefund(tx, number, paymentNumber, now))
    } catch (err) {
      const said = { err, refund: number, order: orderNumber, attempts }
      if (attempts < alertAfter) log.warn(said, 'refund not carried out, will be tried again')
      else log.error({ ...said, alert: true }, 'refund keeps failing')
      await db
        .update(refunds)
        .set({
          nextAttemptAt: new Date(now.getTime() + backOffMs(attempts, delays)),
          lastError: String((err as Error).message).slice(0, 200),
        })
        .where(and(eq(refunds.number, number), isNull(refunds.doneAt)))
    }
  }
}
