import { and, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { claimDue, type Queue } from '../../jobs/claim'
import type { Logger } from '../../process/log'
import { backOffMs } from '../../time/back-off'
import { minuteMs } from '../../time/durations'
import { findOrder } from '../order/records'
import { askProvider } from './ask-provider'
import type { PaymentProvider } from './provider'
import { firstQueryMs } from './service'
import { markClosed, type PaymentRow } from './settle'
import { payments } from './tables'

/** One minute before the first query, then two, four, and five from then on. */
const delays = { firstMs: firstQueryMs, longestMs: 5 * minuteMs }

/** Open payments at one provider that nothing was heard of. */
const queueOf = ({ key, appId }: PaymentProvider): Queue<typeof payments> => ({
  table: payments,
  key: 'number',
  dueAt: 'nextQueryAt',
  attempts: 'queries',
  open: and(eq(payments.provider, key), eq(payments.appId, appId), eq(payments.state, 'open')),
  batch: 50,
  claimMs: 2 * minuteMs,
})

/** Sets when a payment is asked about again: at the latest when the time of the order is over, as its place waits for the answer. */
const askAgainLater = async (
  db: Db,
  { number, queries, payBefore }: PaymentRow,
  now: Date,
): Promise<void> => {
  const next = new Date(now.getTime() + backOffMs(queries + 1, delays))
  const nextQueryAt = payBefore > now && payBefore < next ? payBefore : next
  await db.update(payments).set({ nextQueryAt }).where(eq(payments.number, number))
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
  for (const payment of await claimDue(asking.db, queueOf(asking.provider), now)) {
    try {
      await askAgainLater(asking.db, payment, now)
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
