import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { order, orderNumberInPath } from '../order/order'

export * from './errors'

/** How far the last attempt to pay went: opened at the provider, paid, refused by it, or closed without payment. */
export const paymentStates = ['open', 'paid', 'refused', 'closed'] as const
/** One of `paymentStates`. */
export type PaymentState = (typeof paymentStates)[number]

/** Opens a payment at the provider; the visitor goes on at `address` and comes back to `aliPay` of the pages on which the product is bought. A second call while one is open returns the same. */
export const startPayment = endpoint({
  name: 'startPayment',
  summary: '发起支付',
  method: 'POST',
  path: '/order/{number}/payment',
  access: 'user',
  idempotent: true,
  params: orderNumberInPath,
  body: v.object({ device: v.picklist(['desktop', 'phone']) }),
  answer: v.object({
    /** What the visitor sees it called: 支付宝, 演示收银台. */
    provider: v.string(),
    address: v.string(),
  }),
  errors: ['NOT_FOUND', 'ORDER_STATE_CHANGED', 'PAYMENT_UNAVAILABLE'],
})

/** The order with its last payment. Asks the provider where no notification has come yet. */
export const checkPayment = endpoint({
  name: 'checkPayment',
  summary: '查询支付结果',
  method: 'POST',
  path: '/order/{number}/payment/check',
  access: 'user',
  params: orderNumberInPath,
  answer: v.object({
    order,
    /** Null before the first attempt. */
    payment: v.nullable(v.object({ state: v.picklist(paymentStates), provider: v.string() })),
  }),
  errors: ['NOT_FOUND'],
})

/**
 * Whether an order is paid, and nothing else of it, for a browser without its buyer's session: a payment may come back to another
 * browser than the one it began in. `proof` is that of the address which the provider returns to.
 */
export const checkReturnedPayment = endpoint({
  name: 'checkReturnedPayment',
  summary: '支付返回页：只说是否已付款',
  method: 'POST',
  path: '/payment/return',
  access: 'anyone',
  body: v.object({
    number: orderNumberInPath.entries.number,
    proof: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  }),
  answer: v.object({ isPaid: v.boolean() }),
  errors: ['NOT_FOUND'],
})
