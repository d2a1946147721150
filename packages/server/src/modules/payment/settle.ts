import { randomInt } from 'node:crypto'
import { and, eq, inArray, ne, sql, sum } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { dateInShanghai } from '../../time/shanghai'
import { recordPayment, recordSurplus } from '../order/payments'
import type { Trade } from './provider'
import { payments, refunds } from './tables'

export type PaymentRow = typeof payments.$inferSelect

/**
 * What a trade of the provider means for the books. `late` and `surplus` are paid and go back; nothing is written for those
 * that differ from the payment.
 */
export type Verdict =
  | 'paid'
  | 'late'
  | 'surplus'
  | 'refused'
  | 'closed'
  | 'waiting'
  | 'repeated'
  | 'amountDiffers'
  | 'tradeDiffers'

const randomDigits = 12

/** `P` for payments, `R` for refunds; the digits tell neither how many there are nor the next one. */
export const newNumber = (letter: 'P' | 'R', now: Date): string =>
  `${letter}${dateInShanghai(now).replaceAll('-', '')}${String(randomInt(10 ** randomDigits)).padStart(randomDigits, '0')}`

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
  number: newNumber('R', now),
  paymentNumber,
  orderNumber,
  amount,
  openedAt: now,
  attempts: 0,
  nextAttemptAt: now,
})

/** Opens the refund of what is left of a payment; a payment has one at most. */
export const openRefund = async (db: Db, payment: PaymentRow, isSurplus: boolean, now: Date) => {
  await db
    .insert(refunds)
    .values({ ...newRefund(payment, await restOf(db, payment), now), isSurplus })
    .onConflictDoNothing({ target: refunds.paymentNumber, where: sql`not is_part` })
}

/** A trade that ends before its time without us was refused. */
const endPayment = async (db: Db, payment: PaymentRow, now: Date): Promise<Verdict> => {
  const state = now < payment.payBefore ? 'refused' : 'closed'
  const ended = await db
    .update(payments)
    .set({ state })
    .where(and(eq(payments.number, payment.number), eq(payments.state, 'open')))
    .returning({ number: payments.number })
  return ended.length > 0 ? state : 'repeated'
}

const bookPayment = async (db: Db, payment: PaymentRow, trade: Trade, now: Date): Promise<Verdict> => {
  const paidAt = trade.paidAt ?? now
  // The row's lock lets simultaneous notifications wait here; all but the first find it paid.
  const [booked] = await db
    .update(payments)
    .set({ state: 'paid', tradeNumber: trade.tradeNumber, paidAt })
    .where(and(eq(payments.number, payment.number), ne(payments.state, 'paid')))
    .returning()
  if (!booked) return 'repeated'
  const received = {
    number: payment.orderNumber,
    amount: payment.amount,
    paymentNumber: trade.tradeNumber,
    paidAt,
  }
  const outcome = await recordPayment(db, received, now)
  if (outcome === 'surplus') {
    await recordSurplus(db, received, now)
    await openRefund(db, booked, true, now)
  }
  if (outcome === 'unknown' || outcome === 'amountDiffers')
    throw new Error(`[chuhai] the order of payment ${payment.number} does not fit it: ${outcome}`)
  return outcome
}

/** Brings payment and order to what the provider says, in the transaction of the caller. */
export const settle = (db: Db, payment: PaymentRow, trade: Trade, now: Date): Promise<Verdict> | Verdict => {
  if (trade.amount !== payment.amount) return 'amountDiffers'
  if (payment.tradeNumber !== null && payment.tradeNumber !== trade.tradeNumber) return 'tradeDiffers'
  if (trade.state === 'waiting') return 'waiting'
  return trade.state === 'closed' ? endPayment(db, payment, now) : bookPayment(db, payment, trade, now)
}

export const findPayment = async (db: Db, number: string): Promise<PaymentRow | undefined> => {
  const [found] = await db.select().from(payments).where(eq(payments.number, number))
  return found
}

/** Marks unpaid payments as closed by us. */
export const markClosed = async (db: Db, numbers: readonly string[]) => {
  await db
    .update(payments)
    .set({ state: 'closed' })
    .where(and(inArray(payments.number, [...numbers]), inArray(payments.state, ['open', 'refused'])))
}
