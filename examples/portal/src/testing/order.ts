import {
  type InvoiceDocument,
  type Offer,
  type Order,
  type OrderCard,
  type OrderState,
  orderInvoicesOf,
  orderSumsOf,
} from '@chuhai/contract/order'

const at = '2026-11-23T02:00:00.000Z'

const product = {
  kind: 'course',
  id: 303,
  name: '亚马逊广告：从自动到精准',
  summary: '把广告花在会成交的词上。',
  price: 39_900,
  includes: ['12 节录播课', '课件与表格'],
  cancellation: ['付款后 7 天内可以申请退款。'],
} as const

/** All of it comes back for a week. */
const refundTable = [
  { until: '2026-11-30T15:59:59.000Z', amount: product.price },
  { until: null, amount: 0 },
]

export const offerDouble = (change: Partial<Offer> = {}): Offer => ({
  product: { ...product, includes: [...product.includes], cancellation: [...product.cancellation] },
  refundTable,
  left: null,
  orderNumber: null,
  refusal: null,
  termsVersion: '2026-11-23',
  ...change,
})

/** All but what follows from the others: the sums, and how its invoices stand. */
type OrderChange = Partial<Omit<Order, 'paid' | 'refunding' | 'left' | 'invoices'>> & {
  issued?: readonly InvoiceDocument[]
}

/** An order that awaits its payment, half an hour from `now`; its sums follow from its price, its state and what came back. */
export const orderDouble = ({ issued = [], ...change }: OrderChange = {}): Order => {
  const order = {
    number: 'C20261123406719285503',
    state: 'awaitingPayment' as OrderState,
    product: offerDouble().product,
    amount: product.price as number,
    refunded: 0,
    createdAt: at,
    payBefore: '2026-11-23T02:30:00.000Z',
    termsVersion: '2026-11-23',
    invoice: null,
    paidAt: null as string | null,
    paymentNumber: null,
    refundBefore: null,
    refundTable: [],
    refundAccepted: false,
    history: [{ action: 'submit' as const, state: 'awaitingPayment' as const, at, reason: null }],
    actions: ['cancel' as const, 'pay' as const],
    now: at,
    ...change,
  }
  const { refunded: returned, refundAccepted: isRefundAccepted } = order
  const isPaid = order.paidAt !== null
  const books = { ...order, isPaid, isRefundAccepted, kept: 0, returned, promised: returned }
  const sums = orderSumsOf(books)
  const isAsked = order.invoice !== null && books.isPaid
  const invoices = orderInvoicesOf({ isAsked, left: sums.left - sums.refunding, list: issued })
  return { ...order, ...sums, invoices }
}

export const paidOrderDouble = (change: OrderChange = {}): Order =>
  orderDouble({
    state: 'fulfilled',
    payBefore: null,
    paidAt: '2026-11-23T02:05:00.000Z',
    paymentNumber: '2026112322001',
    refundBefore: '2026-11-30T15:59:59.000Z',
    refundTable,
    history: [
      ...orderDouble().history,
      { action: 'pay', state: 'paid', at: '2026-11-23T02:05:00.000Z', reason: null },
    ],
    actions: ['requestRefund'],
    ...change,
  })

export const orderCardDouble = (change: OrderChange = {}): OrderCard => {
  const {
    number,
    state,
    product: sold,
    amount,
    paid,
    refunded,
    refunding,
    left,
    createdAt,
    payBefore,
  } = orderDouble(change)
  return { number, state, product: sold, amount, paid, refunded, refunding, left, createdAt, payBefore }
}
