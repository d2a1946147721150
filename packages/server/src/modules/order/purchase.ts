import { orderPaymentMinutes } from '@chuhai/contract/constants'
import type { Invoice, Order, OrderAction, ProductRef } from '@chuhai/contract/order'
import { write } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import type { UserCall } from '../../http/context'
import type { Effect } from '../../http/submission'
import { expireOverdue } from './expiry'
import { noRefunds } from './money'
import { requireProduct, soldAs } from './offers'
import { newNumber } from './order-number'
import type { ProductSources } from './product-source'
import { presentOrder } from './records'
import { refundShare } from './refunds'
import { type OrderRow, paymentActions, stepConstraint, takeSteps, writesOf } from './steps'
import { orders } from './tables'

interface Submitted {
  product: ProductRef
  price: number
  termsVersion: string
  invoice: Invoice | null
}

/**
 * Places an order and takes a place. Whether one is left, and whether the buyer has another order, is decided by the
 * database, so that of simultaneous buyers as many succeed as there are places.
 */
export const createOrder = async (
  sources: ProductSources,
  { product: ref, price, termsVersion, invoice }: Submitted,
  call: UserCall,
): Promise<Effect<Order>> => {
  const { db, userId, orgId, now } = call
  const { product, refusal } = await requireProduct(sources, ref, call)
  if (refusal) throw new ApiError(refusal)
  if (price !== product.price) throw new ApiError('ORDER_PRICE_CHANGED')
  await expireOverdue(db, now, { kind: ref.kind, productId: ref.id })
  const share = await refundShare(sources, db, { ...product, kind: ref.kind, productId: ref.id, userId })
  const isFree = product.price === 0
  // What belongs to an organisation is bought for it, whichever one is chosen in the header.
  const boughtFor = product.orgId === undefined ? orgId : product.orgId
  const begun = {
    number: newNumber('order', now),
    userId,
    orgId: boughtFor,
    kind: ref.kind,
    productId: ref.id,
    product: soldAs(ref, product),
    amount: product.price,
    places: product.places,
    refundTerms: product.refundTerms,
    fulfilAfter: product.fulfilAfter,
    termsVersion,
    invoice: isFree ? null : invoice,
    payBefore: new Date(now.getTime() + orderPaymentMinutes * 60_000),
    createdAt: now,
    changedAt: now,
  }
  const row: OrderRow = {
    ...begun,
    step: 0,
    state: 'created',
    isHeld: false,
    isRefundAccepted: false,
    kept: 0,
    paidAt: null,
    paymentNumber: null,
  }
  const actions: OrderAction[] = ['create', ...(isFree ? paymentActions(row, now) : ['submit' as const])]
  const taken = takeSteps(row, actions, { actor: 'buyer', at: now })
  if (!taken) throw new Error('[chuhai] a new order cannot take its first steps')
  const changed = new ApiError('ORDER_STATE_CHANGED')
  return {
    answer: presentOrder({ ...taken, refunds: noRefunds, invoices: [] }, share, now),
    writes: [write(orders, begun), ...writesOf(taken)],
    refusals: {
      order_place_left: new ApiError('ORDER_SOLD_OUT'),
      purchase_order_held: new ApiError(isFree ? 'ORDER_ALREADY_OWNED' : 'ORDER_AWAITS_PAYMENT'),
      purchase_order_pkey: changed,
      [stepConstraint]: changed,
    },
  }
}
