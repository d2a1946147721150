import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { recordPayment, recordSurplus } from '../payments'
import type { PaymentRow } from './attempts'
import { openRefund } from './refunds'
import { payments } from './tables'

/** A payment as the provider knows it. */
export interface Trade {
  /** Our number of the payment. */
  number: string
  /** The provider's number. */
  tradeNumber: string
  /** What was refunded has been paid before. */
  state: 'waiting' | 'paid' | 'closed'
  /** Fen. */
  amount: number
  paidAt: Date | null
}

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
    await openRefund(db, booked, { isSurplus: true, kept: 0 }, now)
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
