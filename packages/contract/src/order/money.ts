import * as v from 'valibot'
import type { Locale } from '../locale'
import type { OrderState } from './state'

/** The sums of an order, in fen. */
export const orderSums = v.object({
  /** What it costs. */
  amount: v.number(),
  /** What was paid for it; a second payment, which goes back, does not count. */
  paid: v.number(),
  /** What has come back of it. */
  refunded: v.number(),
  /** What is on its way back. */
  refunding: v.number(),
  /** What is left of what was paid after what has come back. */
  left: v.number(),
})
/** What an order costs, what was paid for it, what comes back and what is left, in fen. */
export type OrderSums = v.InferOutput<typeof orderSums>

/** What the sums of an order follow from: its price, how far it is, and its refunds. */
export interface OrderBooks {
  amount: number
  state: OrderState
  isPaid: boolean
  /** Whether all that is left goes back, but what is kept. */
  isRefundAccepted: boolean
  /** What a refund leaves with the seller for what was done, in fen. */
  kept: number
  /** In fen: the refunds that the provider has carried out, and all that were opened. */
  returned: number
  promised: number
}

/** Derives the sums of an order. A refunded one has come back but for what is kept, also where that went another way than the provider's. */
export const orderSumsOf = ({
  amount,
  state,
  isPaid,
  isRefundAccepted,
  kept,
  returned,
  promised,
}: OrderBooks): OrderSums => {
  const paid = isPaid ? amount : 0
  const refunded = state === 'refunded' ? paid - kept : returned
  const refunding = (isRefundAccepted ? paid - kept : promised) - refunded
  return { amount, paid, refunded, refunding, left: paid - refunded }
}

/** How the money of an order stands. */
export const moneyStates = ['none', 'part', 'paid', 'over', 'partlyRefunded', 'refunded'] as const
/** How the money of an order stands, derived by `moneyStateOf`. */
export type MoneyState = (typeof moneyStates)[number]

/** In fen: what the order costs, and the sums of its paid attempts and of the refunds that were carried out. */
export interface OrderMoney {
  amount: number
  received: number
  returned: number
}

/** Derives how the money stands; it is stored nowhere, so that it cannot differ from the rows. */
export const moneyStateOf = ({ amount, received, returned }: OrderMoney): MoneyState => {
  const kept = received - returned
  if (received === 0) return 'none'
  if (kept > amount) return 'over'
  if (kept === amount) return 'paid'
  if (kept <= 0) return 'refunded'
  return returned > 0 ? 'partlyRefunded' : 'part'
}

/** How operators read it, by language. */
export const moneyStateNames: Record<MoneyState, Record<Locale, string>> = {
  none: { 'zh-CN': '未收款', en: 'Nothing received' },
  part: { 'zh-CN': '部分收款', en: 'Received in part' },
  paid: { 'zh-CN': '已收款', en: 'Received' },
  over: { 'zh-CN': '多收款', en: 'Received too much' },
  partlyRefunded: { 'zh-CN': '部分退款', en: 'Returned in part' },
  refunded: { 'zh-CN': '已退款', en: 'Returned' },
}
