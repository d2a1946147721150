import * as v from 'valibot'
import { adminEndpoint } from '../endpoint'
import { moment, wholeNumber } from '../fields'
import { paymentStates } from '../payment'

const listedPayment = v.object({
  number: v.string(),
  orderNumber: v.string(),
  provider: v.string(),
  amount: v.number(),
  state: v.picklist(paymentStates),
  tradeNumber: v.nullable(v.string()),
  openedAt: v.string(),
  paidAt: v.nullable(v.string()),
  refunds: v.array(
    v.object({
      number: v.string(),
      amount: v.number(),
      openedAt: v.string(),
      doneAt: v.nullable(v.string()),
      /** Why the last attempt failed. */
      error: v.nullable(v.string()),
    }),
  ),
})
/** A payment with its refunds; amounts in fen. */
export type ListedPayment = v.InferOutput<typeof listedPayment>

/** Payments in the order in which they were opened, after the last one of the page before. */
export const listPayments = adminEndpoint({
  name: 'listPayments',
  summary: '支付记录',
  role: 'agent',
  method: 'GET',
  path: '/admin/payments',
  query: v.object({
    state: v.optional(v.picklist(paymentStates)),
    since: v.optional(moment()),
    afterTime: v.optional(moment()),
    after: v.optional(v.string()),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(listedPayment),
})

const total = v.object({ count: v.number(), amount: v.number() })

const paymentDifference = v.object({
  difference: v.picklist(['missingHere', 'missingThere', 'amountDiffers', 'stateDiffers']),
  kind: v.picklist(['payment', 'refund']),
  orderNumber: v.nullable(v.string()),
  /** Of the payment or the refund. */
  number: v.string(),
  tradeNumber: v.string(),
  ours: v.nullable(v.number()),
  theirs: v.nullable(v.number()),
})
/** Where the provider's statement and our books do not agree; amounts in fen, null where one of the two has nothing. */
export type PaymentDifference = v.InferOutput<typeof paymentDifference>

const reconciliation = v.object({
  from: v.string(),
  /** The first moment that does not count. */
  to: v.string(),
  totals: v.array(v.object({ kind: v.picklist(['payment', 'refund']), ours: total, theirs: total })),
  differences: v.array(paymentDifference),
})
/** Totals of both sides by kind, and the differences. Moments are in ISO 8601, amounts in fen. */
export type Reconciliation = v.InferOutput<typeof reconciliation>

/** Compares a statement of the provider with our books; null where the text is no such statement. */
export const reconcilePayments = adminEndpoint({
  name: 'reconcilePayments',
  summary: '对账',
  role: 'admin',
  method: 'POST',
  path: '/admin/payments/reconcile',
  changes: false,
  body: v.object({ statement: v.string() }),
  answer: v.nullable(reconciliation),
})

const dayReconciliation = v.union([reconciliation, v.picklist(['noProvider', 'noStatement', 'unavailable'])])
/** The comparison of a day, or why there is none. */
export type DayReconciliation = v.InferOutput<typeof dayReconciliation>

/**
 * Compares the statement that the provider itself has of a day in China with our books. `noStatement`: it has none of that
 * day, or none yet.
 */
export const reconcileDay = adminEndpoint({
  name: 'reconcileDay',
  summary: '按日对账',
  role: 'admin',
  method: 'GET',
  path: '/admin/payments/reconcile',
  query: v.object({ day: v.pipe(v.string(), v.isoDate()) }),
  answer: dayReconciliation,
})

/**
 * What an operator has to look at. `refundOverdue`: a refund is not completed in time; `paymentUnanswered`: the result of an
 * attempt is unknown; `noticeRejected`: a signed notification does not match our records; `refundUnknown`: a refund was made at
 * the provider directly; `booksDiffer`: received and refunded sums do not match the state of the order.
 */
export const oddityKinds = [
  'refundOverdue',
  'paymentUnanswered',
  'noticeRejected',
  'refundUnknown',
  'booksDiffer',
] as const

const oddity = v.object({
  kind: v.picklist(oddityKinds),
  orderNumber: v.nullable(v.string()),
  /** Of the payment or the refund; that of the order where it is about all of its money. */
  number: v.string(),
  /** Fen; null where none is known. */
  amount: v.nullable(v.number()),
  at: v.string(),
  /** What the provider or we have said of it. */
  detail: v.string(),
})
/** A payment, refund or notification that somebody should look at. */
export type Oddity = v.InferOutput<typeof oddity>

/** Flagged payments, refunds and notifications, the oldest first; those of notifications for a month. */
export const listOddities = adminEndpoint({
  name: 'listOddities',
  summary: '需要核对的支付与退款',
  role: 'agent',
  method: 'GET',
  path: '/admin/payments/oddities',
  answer: v.array(oddity),
})
