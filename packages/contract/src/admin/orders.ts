import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { moment, wholeNumber } from '../fields'
import { moneyStates, orderSums } from '../order/money'
import { order, orderNumberInPath, orderStep, productKinds } from '../order/order'
import { orderStates, orderWords } from '../order/state'
import { operatorText } from '../text-fields'

const managedOrder = v.object({
  number: v.string(),
  state: v.picklist(orderStates),
  userId: v.nullable(v.number()),
  /** The name of the organisation that the buyer acted for. */
  organisation: v.nullable(v.string()),
  product: order.entries.product,
  ...orderSums.entries,
  /** How its money stands, by the rows of its attempts and refunds. */
  money: v.picklist(moneyStates),
  termsVersion: v.string(),
  invoice: order.entries.invoice,
  paymentNumber: v.nullable(v.string()),
  refundAccepted: v.boolean(),
  /** What the refund that was asked for leaves with us for what was done, in fen. */
  kept: v.number(),
  createdAt: v.string(),
  paidAt: v.nullable(v.string()),
  changedAt: v.string(),
})
/** An order as an operator sees it; `userId` is null once its buyer is erased, and its sums are in fen. */
export type ManagedOrder = v.InferOutput<typeof managedOrder>

/** Orders by number, after the last one of the page before. */
export const listManagedOrders = adminEndpoint({
  name: 'listManagedOrders',
  summary: '订单列表',
  role: 'agent',
  method: 'GET',
  path: '/admin/orders',
  query: v.object({
    state: v.optional(v.picklist(orderWords)),
    kind: v.optional(v.picklist(productKinds)),
    from: v.optional(moment()),
    to: v.optional(moment()),
    after: v.optional(orderNumberInPath.entries.number),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(managedOrder),
})

/** `by` is empty for the buyer, the provider and time. */
const managedStep = v.object({
  ...orderStep.entries,
  by: v.string(),
  paymentNumber: v.nullable(v.string()),
})
/** A step of an order as an operator sees it; `by` is empty for the buyer, the provider and time. */
export type ManagedOrderStep = v.InferOutput<typeof managedStep>

/** An order with its steps, the first one first; null where the number is unknown. */
export const getManagedOrder = adminEndpoint({
  name: 'getManagedOrder',
  summary: '一笔订单的全部记录',
  role: 'agent',
  method: 'GET',
  path: '/admin/orders/{number}',
  params: orderNumberInPath,
  answer: v.nullable(v.object({ ...managedOrder.entries, history: v.array(managedStep) })),
})
/** An order with its steps, the first one first. */
export type ManagedOrderWithSteps = NonNullable<v.InferOutput<(typeof getManagedOrder)['answer']>>

/**
 * What an operator does with an order. `refund` accepts a refund, also one that the buyer has not asked for; the payment goes
 * back through its provider. `refundPart` gives less than the rest back, and the order stays as it is. `markRefunded` says that
 * an accepted one was returned by other means.
 */
const wholeDecisions = ['refund', 'refuseRefund', 'cancel', 'fulfil', 'markRefunded'] as const
/**
 * What an operator does with an order. `refund` accepts a refund, also one that the buyer has not asked for; the
 * payment goes back through its provider. `refundPart` gives less than the rest back, and the order stays as it is.
 * `markRefunded` says that an accepted one was returned by other means.
 */
export type OrderDecision = (typeof wholeDecisions)[number] | 'refundPart'

const reason = operatorText(400)

/** Refunds, cancels or completes an order; amounts are in fen. */
export const decideOrder = adminEndpoint({
  name: 'decideOrder',
  summary: '处理订单：退款、部分退款、取消、完成',
  role: 'agent',
  method: 'PUT',
  path: '/admin/orders/{number}/decision',
  params: orderNumberInPath,
  body: v.variant('decision', [
    v.object({ decision: v.picklist(wholeDecisions), reason }),
    v.object({ decision: v.literal('refundPart'), reason, amount: wholeNumber(1, 100_000_000) }),
  ]),
  /** `decided`, or why not: unknown, as much as is left or more, or in a state that forbids it. */
  answer: v.picklist(['decided', 'unknown', 'tooMuch', ...orderStates]),
})
