import type { Db } from '../../database/db'
import type { Logger } from '../../process/log'
import { askAgainLater, claimOpenPayments, markClosed, type PaymentRow } from '../order/books/attempts'
import { findOrder } from '../order/records'
import { askProvider } from './ask-provider'
import type { PaymentProvider } from './provider'

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
  for (const payment of await claimOpenPayments(asking.db, asking.provider, now)) {
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
