import { payBases } from '@chuhai/contract/constants'
import type { PaymentState } from '@chuhai/contract/payment'
import { ApiError } from '../../http/api-error'
import type { RequestContext, UserCall } from '../../http/context'
import type { Effect } from '../../http/submission'
import type { Logger } from '../../process/log'
import { isSigned, sign } from '../../signing/signature'
import { findLastPayment, findPayment, openPayment, type PaymentRow } from '../order/books/attempts'
import type { Verdict } from '../order/books/settle'
import type { ProductSources } from '../order/product-source'
import { presentOrder, requireOrder } from '../order/records'
import { refundShare } from '../order/refunds'
import { askProvider } from './ask-provider'
import type { PaymentProvider } from './provider'

export interface PaymentOptions {
  log: Logger
  /** Null where payments are off. */
  provider: PaymentProvider | null
  publicUrl: string
  sources: ProductSources
}

/** How often a waiting page may make us ask the provider. */
const checkMs = 2000

/** What has ended at the provider is followed by a new payment. */
const ended = new Set<Verdict>(['refused', 'closed'])

/**
 * Opens a payment. The provider is asked before: a buyer who has paid is not sent to pay again, a refused payment is
 * followed by a new one, and nobody is sent to a provider that does not answer.
 */
export const startPayment = async (
  { log, provider, publicUrl }: PaymentOptions,
  number: string,
  device: 'desktop' | 'phone',
  call: UserCall,
): Promise<Effect<{ provider: string; address: string }>> => {
  const { db, now } = call
  const { order } = await requireOrder(db, number, call)
  if (order.state !== 'awaitingPayment') throw new ApiError('ORDER_STATE_CHANGED')
  if (!provider) throw new ApiError('PAYMENT_UNAVAILABLE')
  const ask = (payment: PaymentRow) =>
    askProvider({ db, log, provider }, payment, now).catch((err: unknown) => {
      log.warn({ err, payment: payment.number }, 'payment not started: the provider does not answer')
      throw new ApiError('PAYMENT_UNAVAILABLE')
    })
  let payment = await openPayment(db, order, provider, now)
  let verdict = await ask(payment)
  if (ended.has(verdict)) {
    payment = await openPayment(db, order, provider, now)
    verdict = await ask(payment)
  }
  if (verdict !== 'waiting') throw new ApiError('ORDER_STATE_CHANGED')
  const address = provider.start({
    number: payment.number,
    amount: payment.amount,
    subject: payment.subject,
    device,
    payBefore: payment.payBefore,
    returnUrl: `${publicUrl}${payBases[order.kind]}/aliPay?number=${number}&proof=${sign(provider.returnKey, number)}`,
    notifyUrl: `${publicUrl}/api/payment/${provider.key}/notify`,
  })
  return { answer: { provider: provider.name, address }, writes: [] }
}

/** Looks up what has become of payments, after asking the provider where nothing is known yet. */
export const createChecks = ({ log, provider, sources }: PaymentOptions) => {
  const asked = new Map<string, number>()
  /** One of several waiting pages makes us ask. */
  const mayAsk = (number: string, now: number): boolean => {
    for (const [other, at] of asked) if (now - at >= checkMs) asked.delete(other)
    if (asked.has(number)) return false
    asked.set(number, now)
    return true
  }

  const lookUp = async (
    orderNumber: string,
    { db, now }: RequestContext,
  ): Promise<PaymentRow | undefined> => {
    const payment = await findLastPayment(db, orderNumber)
    if (payment?.state !== 'open' || payment.provider !== provider?.key) return payment
    if (mayAsk(payment.number, now.getTime()))
      // A provider that does not answer leaves it open; the page asks again.
      await askProvider({ db, log, provider }, payment, now).catch((err: unknown) =>
        log.warn({ err, payment: payment.number }, 'the provider does not answer'),
      )
    return findPayment(db, payment.number)
  }

  return {
    /** An order of its buyer, with its payment. */
    async ofOrder(number: string, call: UserCall) {
      await requireOrder(call.db, number, call)
      const payment = await lookUp(number, call)
      const found = await requireOrder(call.db, number, call)
      const share = await refundShare(sources, call.db, found.order)
      return {
        order: presentOrder(found, share, call.now),
        payment: payment ? presentPayment(payment, provider) : null,
      }
    },
    /** For a browser without a session that has the signed return address. */
    async ofReturn({ number, proof }: { number: string; proof: string }, call: RequestContext) {
      if (!provider || !isSigned(provider.returnKey, number, proof)) throw new ApiError('NOT_FOUND')
      return { isPaid: (await lookUp(number, call))?.state === 'paid' }
    },
  }
}

const presentPayment = ({ state, provider: key }: PaymentRow, provider: PaymentProvider | null) => ({
  state: state satisfies PaymentState,
  provider: provider?.key === key ? provider.name : key,
})
