import type { PaymentState } from '@chuhai/contract/payment'
import { and, asc, eq, gt, gte, or } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { payments, refunds } from './tables'

interface Filter {
  state?: PaymentState | undefined
  since?: Date | undefined
  afterTime?: Date | undefined
  after?: string | undefined
  rows: number
}

/** Payments with their refunds, the oldest first. */
export const listPayments = async (db: Db, { state, since, afterTime, after, rows }: Filter) => {
  const isAfter =
    afterTime && after
      ? or(
          gt(payments.openedAt, afterTime),
          and(eq(payments.openedAt, afterTime), gt(payments.number, after)),
        )
      : undefined
  const found = await db
    .select({ payment: payments, refund: refunds })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentNumber, payments.number))
    .where(
      and(state && eq(payments.state, state), since ? gte(payments.openedAt, since) : undefined, isAfter),
    )
    .orderBy(asc(payments.openedAt), asc(payments.number))
    .limit(rows)
  return found.map(({ payment, refund }) => ({
    number: payment.number,
    orderNumber: payment.orderNumber,
    provider: payment.provider,
    amount: payment.amount,
    state: payment.state,
    tradeNumber: payment.tradeNumber,
    openedAt: payment.openedAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    refund: refund && {
      number: refund.number,
      openedAt: refund.openedAt.toISOString(),
      doneAt: refund.doneAt?.toISOString() ?? null,
      error: refund.lastError,
    },
  }))
}
