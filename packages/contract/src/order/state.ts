import type { Locale } from '../locale'

/** The states of an order. What was bought can be used while it is `paid` or `fulfilled`. */
export const orderStates = [
  'created',
  'awaitingPayment',
  'paid',
  'fulfilled',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const
/** How far an order is. */
export type OrderState = (typeof orderStates)[number]

/**
 * The buyer creates, submits, cancels and asks for a refund; the provider's notification pays, reopens and refunds; time expires and
 * fulfils; an operator accepts or refuses a refund, or gives part of the money back.
 */
export const orderActions = [
  'create',
  'submit',
  'pay',
  'fulfil',
  'cancel',
  'expire',
  'reopen',
  'paySurplus',
  'requestRefund',
  'acceptRefund',
  'refuseRefund',
  'refundPart',
  'refund',
] as const
/** What leads from one state to another. */
export type OrderAction = (typeof orderActions)[number]

const transitions: Record<OrderState, Partial<Record<OrderAction, OrderState>>> = {
  // What is free is paid without waiting.
  created: { submit: 'awaitingPayment', pay: 'paid', cancel: 'cancelled', expire: 'expired' },
  awaitingPayment: { pay: 'paid', cancel: 'cancelled', expire: 'expired' },
  // What is paid a second time goes back, and changes nothing else.
  // Who gets part of the money back keeps what they have bought.
  paid: { fulfil: 'fulfilled', requestRefund: 'refunding', refundPart: 'paid', paySurplus: 'paid' },
  fulfilled: { requestRefund: 'refunding', refundPart: 'fulfilled', paySurplus: 'fulfilled' },
  cancelled: { pay: 'refunding' },
  // What is paid late is accepted where a place is left, and returned where it is somebody else's by now.
  expired: { reopen: 'awaitingPayment', pay: 'refunding' },
  // The money is on its way once the refund is accepted; a refused one leaves the order as it was.
  refunding: {
    acceptRefund: 'refunding',
    refund: 'refunded',
    refuseRefund: 'paid',
    refundPart: 'paid',
    paySurplus: 'refunding',
  },
  refunded: { paySurplus: 'refunded' },
}

/**
 * Returns the state after an action; null where the action is not possible.
 *
 * @example
 * orderStateAfter('awaitingPayment', 'pay') // 'paid'
 */
export const orderStateAfter = (state: OrderState, action: OrderAction): OrderState | null =>
  transitions[state][action] ?? null

/** What the buyer reads of an order in one word. */
export type OrderWord = OrderState | 'partlyRefunded'

/** Returns the word for an order of which some money has come back, in fen. */
export const orderWordOf = ({ state, refunded }: { state: OrderState; refunded: number }): OrderWord =>
  refunded > 0 && (state === 'paid' || state === 'fulfilled') ? 'partlyRefunded' : state

/** What the buyer reads of a state. */
export const orderStateNames: Record<OrderWord, Record<Locale, string>> = {
  created: { 'zh-CN': '已创建', en: 'Created' },
  awaitingPayment: { 'zh-CN': '待付款', en: 'Awaiting payment' },
  paid: { 'zh-CN': '已付款', en: 'Paid' },
  fulfilled: { 'zh-CN': '已完成', en: 'Completed' },
  cancelled: { 'zh-CN': '已取消', en: 'Cancelled' },
  expired: { 'zh-CN': '已过期', en: 'Expired' },
  refunding: { 'zh-CN': '退款中', en: 'Refunding' },
  partlyRefunded: { 'zh-CN': '部分退款', en: 'Partly refunded' },
  refunded: { 'zh-CN': '已退款', en: 'Refunded' },
}

/** What has happened, as the history of an order says it. */
export const orderActionNames: Record<OrderAction, Record<Locale, string>> = {
  create: { 'zh-CN': '创建订单', en: 'Order created' },
  submit: { 'zh-CN': '提交订单', en: 'Order submitted' },
  pay: { 'zh-CN': '付款成功', en: 'Payment received' },
  fulfil: { 'zh-CN': '订单完成', en: 'Order completed' },
  cancel: { 'zh-CN': '取消订单', en: 'Order cancelled' },
  expire: { 'zh-CN': '超时未付款，订单关闭', en: 'Not paid in time, order closed' },
  reopen: { 'zh-CN': '付款已到账，订单恢复', en: 'Payment arrived, order open again' },
  paySurplus: {
    'zh-CN': '收到重复付款，全额原路退回',
    en: 'Paid a second time, returned in full to where it came from',
  },
  requestRefund: { 'zh-CN': '申请退款', en: 'Refund requested' },
  acceptRefund: { 'zh-CN': '同意退款，等待到账', en: 'Refund accepted, money on its way' },
  refuseRefund: { 'zh-CN': '退款申请未通过', en: 'Refund refused' },
  refundPart: { 'zh-CN': '部分退款，原路退回', en: 'Part of the money goes back to where it came from' },
  refund: { 'zh-CN': '退款成功', en: 'Refunded' },
}
