import type { PaymentState } from '@chuhai/contract/payment'
import { and, asc, eq, gt, gte, inArray, or } from 'drizzle-orm'
import type { Db } from '../../../database/db'
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
    .select()
    .from(payments)
    .where(
      and(state && eq(payments.state, state), since ? gte(payments.openedAt, since) : undefined, isAfter),
    )
    .orderBy(asc(payments.openedAt), asc(payments.number))
    .limit(rows)
  const numbers = found.map(({ number }) => number)
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentNumber, numbers))
    .orderBy(asc(refunds.openedAt), asc(refunds.number))
  const refundsOf = new Map(numbers.map((number): [string, typeof back] => [number, []]))
  for (const refund of back) refundsOf.get(refund.paymentNumber)?.push(refund)
  return found.map((payment) => ({
    number: payment.number,
    orderNumber: payment.orderNumber,
    provider: payment.provider,
    amount: payment.amount,
    state: payment.state,
    tradeNumber: payment.tradeNumber,
    openedAt: payment.openedAt.toISOString(),
    paidAt: payment.paidAt?.toISOString() ?? null,
    refunds: (refundsOf.get(payment.number) ?? []).map(({ number, amount, openedAt, doneAt, lastError }) => ({
      number,
      amount,
      openedAt: openedAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
      error: lastError,
    })),
  }))
}
