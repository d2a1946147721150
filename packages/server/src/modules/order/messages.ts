import { examples, object, pipe, string } from 'valibot'
import { messageKind } from '../../messages/kind'

const order = {
  number: pipe(string(), examples(['C20261127406719285503'])),
  product: pipe(string(), examples(['亚马逊新店陪跑班'])),
}
const amount = pipe(string(), examples(['¥3,980']))

/** The page of the order. */
const path = ({ number }: { number: string }): string => `/schoolCenter/order?number=${number}`

/** An order that costs something is paid. */
export const orderPaid = messageKind({
  key: 'order.paid',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ ...order, amount }),
  path,
})

/** An order with nothing to pay is complete. */
export const orderFree = messageKind({
  key: 'order.free',
  purpose: 'service',
  ways: ['inbox'],
  values: object(order),
  path,
})

/** Part of the money has gone back, and the order stays its buyer's. */
export const orderPartRefunded = messageKind({
  key: 'order.partRefunded',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ ...order, amount }),
  path,
})

/** All of the money has gone back, and what was bought is given back. */
export const orderRefunded = messageKind({
  key: 'order.refunded',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object(order),
  path,
})

/** The share that the stage of the work leaves has gone back, and what was bought has ended. */
export const orderShareRefunded = messageKind({
  key: 'order.shareRefunded',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ ...order, amount, kept: amount }),
  path,
})

/** A refund that its buyer has asked for is refused, and the order stays theirs. */
export const orderRefundRefused = messageKind({
  key: 'order.refundRefused',
  purpose: 'service',
  ways: ['inbox', 'mail', 'sms'],
  values: object({ ...order, reason: pipe(string(), examples(['已经听了三课'])) }),
  path,
})

const reason = pipe(string(), examples(['抬头有误']))

/** The invoice of an order is there to be downloaded. */
export const invoiceIssued = messageKind({
  key: 'invoice.issued',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ ...order, amount }),
  path,
})

/** A red invoice has taken back part of what was invoiced; `rest` stays invoiced. */
export const invoiceCorrected = messageKind({
  key: 'invoice.corrected',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ ...order, amount, rest: amount, reason }),
  path,
})

/** A red invoice has taken back all that was invoiced. */
export const invoiceVoided = messageKind({
  key: 'invoice.voided',
  purpose: 'service',
  ways: ['inbox', 'mail'],
  values: object({ ...order, amount, reason }),
  path,
})
