import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { Logger } from '../../process/log'
import { findOrder } from '../order/records'
import { askProvider } from './ask-provider'
import type { PaymentProvider } from './provider'
import { firstQueryMs } from './service'
import { markClosed, type PaymentRow } from './settle'
import { payments } from './tables'

const batch = 50
const longestDelayMs = 5 * 60_000

/** One minute, then two, four, and five from then on. */
export const queryDelayMs = (queries: number): number =>
  Math.min(longestDelayMs, firstQueryMs * 2 ** Math.min(queries, 10))

/** Claims open payments that nothing was heard of; another instance gets others. */
const claimDue = (db: Db, provider: PaymentProvider, now: Date) => {
  const isOwn = and(eq(payments.provider, provider.key), eq(payments.appId, provider.appId))
  const due = db
    .select({ number: payments.number })
    .from(payments)
    .where(and(isOwn, eq(payments.state, 'open'), lte(payments.nextQueryAt, now)))
    .orderBy(asc(payments.nextQueryAt))
    .limit(batch)
    .for('update', { skipLocked: true })
  const delay = sql`least(${longestDelayMs}, ${firstQueryMs} * power(2, least(${payments.queries} + 1, 10)))`
  const at = sql`${now.toISOString()}::timestamptz`
  const next = sql`${at} + ${delay} * interval '1 millisecond'`
  return db
    .update(payments)
    .set({
      queries: sql`${payments.queries} + 1`,
      // When the time of the order is over, its place waits for the answer.
      nextQueryAt: sql`case when ${payments.payBefore} > ${at} then least(${payments.payBefore}, ${next}) else ${next} end`,
    })
    .where(inArray(payments.number, due))
    .returning()
}

interface Asking {
  db: Db
  log: Logger
  provider: PaymentProvider
}

/** Closes the payment of an order that is not to be paid any more, unless it was paid at the last moment. */
const closePayment = async (asking: Asking, payment: PaymentRow, now: Date): Promise<void> => {
  if (await asking.provider.close(payment.number)) await markClosed(asking.db, [payment.number])
  else await askProvider(asking, payment, now)
}

/** Asks the provider about open payments, and closes those of orders that have expired or were cancelled. */
export const followOpenPayments = async (asking: Asking, now: Date): Promise<void> => {
  for (const payment of await claimDue(asking.db, asking.provider, now)) {
    try {
      const verdict = await askProvider(asking, payment, now)
      const found = verdict === 'waiting' ? await findOrder(asking.db, payment.orderNumber, now) : null
      if (found && found.order.state !== 'awaitingPayment') await closePayment(asking, payment, now)
    } catch (err) {
      asking.log.warn(
        { err, payment: payment.number },
        'the provider could not be asked, will be tried again',
      )
    }
  }
}
