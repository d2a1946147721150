import type { Db } from '../../database/db'
import type { Logger } from '../../process/log'
import type { PaymentRow } from '../order/books/attempts'
import { settle, type Verdict } from '../order/books/settle'
import type { PaymentProvider } from './provider'

/** Asks the provider about a payment and books what it says; throws where it cannot be asked. */
export const askProvider = async (
  { db, log, provider }: { db: Db; log: Logger; provider: PaymentProvider },
  payment: PaymentRow,
  now: Date,
): Promise<Verdict> => {
  const trade = await provider.query(payment.number)
  if (!trade) return 'waiting'
  const verdict = await db.transaction(async (tx) => settle(tx, payment, trade, now))
  if (verdict === 'amountDiffers' || verdict === 'tradeDiffers')
    log.error({ payment: payment.number, verdict, alert: true }, 'the provider has another payment')
  return verdict
}
