import type { Db } from '../../database/db'
import type { Logger } from '../../process/log'
import {
  claimRefunds,
  completeRefund,
  isSettledOtherwise,
  openAcceptedRefunds,
  postponeRefund,
  type RefundRow,
  withdrawRefund,
} from '../order/books/refunds'
import { type PaymentProvider, ProviderRefusal, type RefundRequest } from './provider'

/** A refund that the provider keeps refusing needs an operator. */
const alertAfter = 5

/** What the payer reads of it at the provider. */
const reasonOf = ({ isSurplus, isPart }: RefundRow): string => {
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
  for (const refund of await claimRefunds(db, now)) {
    const { number, paymentNumber, orderNumber, amount, attempts } = refund
    if (await isSettledOtherwise(db, refund, now)) {
      await withdrawRefund(db, number)
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
      await postponeRefund(db, refund, err, now)
    }
  }
}
