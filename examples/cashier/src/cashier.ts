import { randomInt, randomUUID } from 'node:crypto'
import type { Clock } from '@chuhai-examples/development'
import type { Delivery, Notifier } from './notifier'
import { shanghaiTime, yuanOf } from './protocol'
import type { Signer } from './signature'
import type { Store } from './store'
import { type Refund, refundedOf, type Trade } from './trade'

export type NewTrade = Pick<
  Trade,
  'appId' | 'outNumber' | 'subject' | 'amount' | 'isPhone' | 'returnUrl' | 'notifyUrl' | 'expiresAt'
>

interface CashierOptions {
  store: Store
  notifier: Notifier
  signer: Signer
  clock: Clock
}

/** How long a late notification waits. */
const lateMs = 30_000

/** How long a paid trade can be refunded; after that it is finished. */
const refundableMs = 90 * 24 * 60 * 60 * 1000

const newNumber = (now: number) =>
  `${shanghaiTime(now).replace(/\D/g, '').slice(0, 8)}22001${String(randomInt(1e14)).padStart(15, '0')}`

/** Opens, pays, refuses, closes and refunds trades, and tells the application of each change. */
export const createCashier = ({ store, notifier, signer, clock }: CashierOptions) => {
  const notify = async (trade: Trade, delivery: Delivery = 'normal', refund?: Refund) => {
    if (delivery === 'lost' || trade.notifyUrl === '') return
    const body = signer.form({
      ...tradeFields(trade),
      app_id: trade.appId,
      notify_id: randomUUID().replaceAll('-', ''),
      notify_time: shanghaiTime(clock.now()),
      notify_type: 'trade_status_sync',
      charset: 'utf-8',
      version: '1.0',
      gmt_create: shanghaiTime(trade.createdAt),
      ...(trade.paidAt && { gmt_payment: shanghaiTime(trade.paidAt) }),
      ...(trade.closedAt && { gmt_close: shanghaiTime(trade.closedAt) }),
      ...(refund && {
        out_biz_no: refund.number,
        refund_fee: yuanOf(refundedOf(trade)),
        gmt_refund: shanghaiTime(refund.at),
      }),
    })
    const sent = delivery === 'altered' ? altered(body) : body
    const times = delivery === 'repeated' ? 3 : 1
    for (let time = 0; time < times; time += 1)
      await notifier.send(trade.notifyUrl, sent, delivery === 'late' ? lateMs : 0)
  }

  const close = async (trade: Trade, isRefused: boolean, delivery: Delivery = 'normal') => {
    if (trade.status !== 'WAIT_BUYER_PAY') return
    Object.assign(trade, { status: 'TRADE_CLOSED', closedAt: clock.now(), isRefused })
    await store.save()
    if (trade.isPhone) await notify(trade, delivery)
  }

  /** It ends by itself, and can no longer be refunded. */
  const finish = async (trade: Trade) => {
    trade.status = 'TRADE_FINISHED'
    await store.save()
    if (trade.isPhone) await notify(trade)
  }

  /** Returns the trade as it is now: one that has waited too long is closed, one that was paid long ago is finished. */
  const current = async (trade: Trade): Promise<Trade> => {
    const { status, expiresAt, paidAt } = trade
    if (status === 'TRADE_SUCCESS' && paidAt !== null && paidAt + refundableMs <= clock.now())
      await finish(trade)
    if (expiresAt !== null && expiresAt <= clock.now()) await close(trade, false)
    return trade
  }

  return {
    /** Opens a trade; the same number of an application is the same trade. Null where it has another amount. */
    async open(order: NewTrade): Promise<Trade | null> {
      const existing = store.findByOutNumber(order.appId, order.outNumber)
      if (existing) return existing.amount === order.amount ? current(existing) : null
      const now = clock.now()
      const trade: Trade = {
        ...order,
        number: newNumber(now),
        token: randomUUID(),
        status: 'WAIT_BUYER_PAY',
        isRefused: false,
        createdAt: now,
        paidAt: null,
        closedAt: null,
        refunds: [],
      }
      store.trades.push(trade)
      await store.save()
      return trade
    },
    async find(appId: string, outNumber: string) {
      const trade = store.findByOutNumber(appId, outNumber)
      return trade && current(trade)
    },
    async findByToken(token: string) {
      const trade = store.findByToken(token)
      return trade && current(trade)
    },
    async pay(trade: Trade, delivery: Delivery) {
      if ((await current(trade)).status !== 'WAIT_BUYER_PAY') return
      Object.assign(trade, { status: 'TRADE_SUCCESS', paidAt: clock.now() })
      await store.save()
      await notify(trade, delivery)
    },
    refuse: (trade: Trade, delivery: Delivery) => close(trade, true, delivery),
    close: (trade: Trade) => close(trade, false),
    /** Returns a refund; the same number is the same refund. Null where it is more than is left of what was paid. */
    async refund(trade: Trade, number: string, amount: number): Promise<{ isNew: boolean } | null> {
      if (trade.refunds.some((refund) => refund.number === number)) return { isNew: false }
      if (trade.status !== 'TRADE_SUCCESS' || refundedOf(trade) + amount > trade.amount) return null
      const refund = { number, amount, at: clock.now() }
      trade.refunds.push(refund)
      if (refundedOf(trade) === trade.amount)
        Object.assign(trade, { status: 'TRADE_CLOSED', closedAt: refund.at })
      await store.save()
      // For a desktop payment a partial refund is notified as another success, and a full one is not notified.
      if (trade.isPhone || trade.status === 'TRADE_SUCCESS') await notify(trade, 'normal', refund)
      return { isNew: true }
    },
    /** Where the payer goes on at the application; signed once the trade is paid. */
    returnAddress(trade: Trade): string {
      if (trade.status !== 'TRADE_SUCCESS') return trade.returnUrl
      const fields = { ...tradeFields(trade), app_id: trade.appId, method: 'alipay.trade.page.pay.return' }
      const url = new URL(trade.returnUrl)
      for (const [name, value] of new URLSearchParams(signer.form(fields))) url.searchParams.set(name, value)
      return url.href
    },
  }
}

export type Cashier = ReturnType<typeof createCashier>

/** A message as somebody on the way has changed it: under a signature of something else. */
const altered = (body: string): string => {
  const fields = new URLSearchParams(body)
  fields.set('total_amount', '0.01')
  return fields.toString()
}

/** A trade in the words of the protocol. */
export const tradeFields = (trade: Trade) => ({
  trade_no: trade.number,
  out_trade_no: trade.outNumber,
  total_amount: yuanOf(trade.amount),
  trade_status: trade.status,
  subject: trade.subject,
})
