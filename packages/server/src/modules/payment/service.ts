import { payBases } from '@chuhai/contract/constants'
import type { PaymentState } from '@chuhai/contract/payment'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import type { RequestContext, UserCall } from '../../http/context'
import type { Effect } from '../../http/submission'
import type { Logger } from '../../process/log'
import { isSigned, sign } from '../../signing/signature'
import { presentOrder, requireOrder } from '../order/records'
import type { OrderRow } from '../order/steps'
import { askProvider } from './ask-provider'
import type { PaymentProvider } from './provider'
import { findPayment, markClosed, newNumber, type PaymentRow, type Verdict } from './settle'
import { payments } from './tables'

export interface PaymentOptions {
  log: Logger
  /** Null where payments are off. */
  provider: PaymentProvider | null
  publicUrl: string
}

/** When the provider is asked first about a payment whose notification has not come. */
export const firstQueryMs = 60_000

/** How often a waiting page may make us ask the provider. */
const checkMs = 2000

const findOpen = async (db: Db, orderNumber: string): Promise<PaymentRow | undefined> => {
  const [open] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderNumber, orderNumber), eq(payments.state, 'open')))
  return open
}

/** Returns the open payment of an order, or opens one; of simultaneous calls all return the same. */
const openPayment = async (
  db: Db,
  { number: orderNumber, amount, product, payBefore }: OrderRow,
  provider: PaymentProvider,
  now: Date,
): Promise<PaymentRow> => {
  const open = await findOpen(db, orderNumber)
  // The provider has been changed: the other one cannot be asked any more.
  if (open && (open.provider !== provider.key || open.appId !== provider.appId))
    await markClosed(db, [open.number])
  else if (open) return open
  const row = {
    number: newNumber('P', now),
    orderNumber,
    provider: provider.key,
    appId: provider.appId,
    amount,
    subject: product.name,
    state: 'open' as const,
    payBefore,
    openedAt: now,
    queries: 0,
    nextQueryAt: new Date(Math.min(now.getTime() + firstQueryMs, payBefore.getTime())),
  }
  const [opened] = await db.insert(payments).values(row).onConflictDoNothing().returning()
  const stored = opened ?? (await findOpen(db, orderNumber))
  if (!stored) throw new ApiError('ORDER_STATE_CHANGED')
  return stored
}

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

/** Returns the payment that says most about an order: the paid one, else the last. */
const findLast = async (db: Db, orderNumber: string): Promise<PaymentRow | undefined> => {
  const found = await db
    .select()
    .from(payments)
    .where(eq(payments.orderNumber, orderNumber))
    .orderBy(desc(payments.openedAt))
  return found.find(({ state }) => state === 'paid') ?? found[0]
}

/** Looks up what has become of payments, after asking the provider where nothing is known yet. */
export const createChecks = ({ log, provider }: PaymentOptions) => {
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
    const payment = await findLast(db, orderNumber)
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
      const order = await requireOrder(call.db, number, call)
      return {
        order: presentOrder(order, call.now),
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
