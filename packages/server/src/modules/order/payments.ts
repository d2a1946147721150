import { priceText } from '@chuhai/contract/money'
import type { OrderAction } from '@chuhai/contract/order'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Write, writeRows } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { expireOverdue } from './expiry'
import { orderPartRefunded } from './messages'
import { findRefunds, noRefunds } from './money'
import { canReopen, isReopeningRefused } from './reopening'
import { orderAt, orderMessage, paymentActions, takeSteps } from './steps'
import { orders } from './tables'
import { writeStep } from './write-step'

export interface ReceivedPayment {
  number: string
  /** Fen. */
  amount: number
  /** The provider's number of the payment. */
  paymentNumber: string
  /** When the buyer paid, by the provider's clock. */
  paidAt: Date
}

/**
 * `paid`, or `late`: the order is closed for good, and the money goes back. Nothing is written where the payment is `repeated`, a
 * `surplus` beside another one, of another amount, or of an unknown order.
 */
export type PaymentOutcome = 'paid' | 'late' | 'repeated' | 'surplus' | 'amountDiffers' | 'unknown'

const actor = 'provider'

interface Recording {
  now: Date
  alsoWrite: (outcome: 'paid' | 'late') => Write[]
  mayReopen: boolean
}

const writePayment = (
  db: Db,
  { number, amount, paymentNumber, paidAt }: ReceivedPayment,
  { now, alsoWrite, mayReopen }: Recording,
): Promise<PaymentOutcome> =>
  writeStep<PaymentOutcome>(db, number, (stored) => {
    if (!stored) return { outcome: 'unknown' }
    if (stored.amount !== amount) return { outcome: 'amountDiffers' }
    if (stored.paymentNumber === paymentNumber) return { outcome: 'repeated' }
    // Who paid in time is not late because the provider's notification is.
    const { order, steps } = orderAt(stored, paidAt)
    const isClosed = order.state === 'expired' || order.state === 'cancelled'
    const isReopened = mayReopen && canReopen(order, now)
    const isLate = isClosed && !isReopened
    const paid: OrderAction[] = isLate ? ['pay'] : paymentActions(order, now)
    const actions: OrderAction[] = isReopened ? ['reopen', ...paid] : paid
    const taken =
      stored.paymentNumber === null && takeSteps(order, actions, { actor, at: now, paymentNumber })
    if (!taken) return { outcome: 'surplus' }
    const outcome = isLate ? 'late' : 'paid'
    return { outcome, taken: { ...taken, steps: [...steps, ...taken.steps] }, also: alsoWrite(outcome) }
  })

/**
 * Records a payment, and in the same statement the rows that `alsoWrite` returns. What comes after the order has expired is
 * accepted while the buyer can still have what they paid for; whether a place is left is decided by the database.
 */
export const recordPayment = async (
  db: Db,
  received: ReceivedPayment,
  now: Date,
  alsoWrite: Recording['alsoWrite'] = () => [],
): Promise<PaymentOutcome> => {
  const { number, paidAt } = received
  const [stored] = await db.select().from(orders).where(eq(orders.number, number))
  // Places that others have held too long are free.
  if (stored && canReopen(orderAt(stored, paidAt).order, now)) await expireOverdue(db, now, stored)
  try {
    return await writePayment(db, received, { now, alsoWrite, mayReopen: true })
  } catch (error) {
    if (!isReopeningRefused(error)) throw error
    return writePayment(db, received, { now, alsoWrite, mayReopen: false })
  }
}

/** Tells the buyer of a paid order that a second payment goes back. */
export const recordSurplus = (
  db: Db,
  { number, paymentNumber }: Pick<ReceivedPayment, 'number' | 'paymentNumber'>,
  now: Date,
): Promise<null> =>
  writeStep<null>(db, number, (order) => {
    const taken = order && takeSteps(order, ['paySurplus'], { actor, at: now, paymentNumber })
    return { outcome: null, ...(taken && { taken }) }
  })

/** Nothing is written where the refund is `repeated`, not `accepted`, or of an unknown order. */
export type RefundOutcome = 'refunded' | 'repeated' | 'notAccepted' | 'unknown'

/** Records that the provider has returned the money, and in the same statement the rows that `alsoWrite` returns. */
export const recordRefund = (
  db: Db,
  { number, refundNumber }: { number: string; refundNumber: string },
  now: Date,
  alsoWrite: () => Write[] = () => [],
): Promise<RefundOutcome> =>
  writeStep<RefundOutcome>(db, number, (order) => {
    if (!order) return { outcome: 'unknown' }
    if (order.state === 'refunded') return { outcome: 'repeated' }
    const taken = takeSteps(order, ['refund'], { actor, at: now, paymentNumber: refundNumber })
    return taken ? { outcome: 'refunded', taken, also: alsoWrite() } : { outcome: 'notAccepted' }
  })

interface PartRefund {
  number: string
  refundNumber: string
  /** Fen. */
  amount: number
}

/** Tells the operator's systems and the buyer that part of the money has come back; the order stays its buyer's. */
export const recordPartRefund = async (
  db: Db,
  { number, refundNumber, amount }: PartRefund,
  now: Date,
): Promise<void> => {
  // The row's lock lets simultaneous parts be counted one after the other.
  const [order] = await db.select().from(orders).where(eq(orders.number, number)).for('update')
  if (!order) return
  const refunds = await findRefunds(db, [number])
  const { userId, product } = order
  const values = { number, product: product.name, amount: priceText(amount) }
  const told =
    userId === null ? [] : tell(orderPartRefunded, { userId, once: `${number}:${refundNumber}`, values }, now)
  await writeRows(db, [
    orderMessage('order.partlyRefunded', order, refunds.get(number) ?? noRefunds, now),
    ...told,
  ])
}

/** Orders whose money is to be returned, the longest waiting first. */
export const listRefundsDue = (db: Db, rows: number) =>
  db
    .select({
      number: orders.number,
      amount: orders.amount,
      paymentNumber: orders.paymentNumber,
      kept: orders.kept,
      acceptedAt: orders.changedAt,
    })
    .from(orders)
    .where(and(eq(orders.state, 'refunding'), eq(orders.isRefundAccepted, true), gt(orders.amount, 0)))
    .orderBy(asc(orders.changedAt), asc(orders.number))
    .limit(rows)
