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

/** What happens to an order; who may take which action, and what it does, is declared in the server's table of transitions. */
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

/** What the buyer reads of an order: its state, or that part of the money came back. */
export const orderWords = [...orderStates, 'partlyRefunded'] as const
/** What the buyer reads of an order in one word. */
export type OrderWord = (typeof orderWords)[number]

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
