import * as v from 'valibot'
import { orderWordMax } from '../constants'
import { endpoint } from '../endpoint'
import { rowId, searchWords, wholeNumber } from '../fields'
import { pageOf, pageRequest } from '../list'
import {
  invoice,
  offer,
  order,
  orderCard,
  orderNumberInPath,
  orderTermsVersion,
  productKinds,
  productRef,
  refundReason,
} from './order'
import { orderWords } from './state'

const own = { access: 'user' } as const

/** A product before it is bought: its price, and whether the caller can order it now. */
export const getOffer = endpoint({
  ...own,
  name: 'getOffer',
  summary: '购买前的确认：价格、包含内容、退改规则',
  method: 'GET',
  path: '/order/offer',
  query: v.object({ kind: v.picklist(productKinds), id: wholeNumber(1, 2_147_483_647) }),
  answer: offer,
  errors: ['NOT_FOUND'],
})

/** Places an order. The price is the server's; `price` is what the buyer has seen, so that another one is refused. What is free is paid at once. The selected organisation is noted, whose owners and finance may read the order. */
export const createOrder = endpoint({
  ...own,
  name: 'createOrder',
  summary: '提交订单',
  method: 'POST',
  path: '/order',
  idempotent: true,
  body: v.object({
    product: productRef,
    price: wholeNumber(0, 100_000_000),
    termsVersion: v.literal(orderTermsVersion, 'ORDER_TERMS_REQUIRED'),
    invoice: v.nullable(invoice),
  }),
  answer: order,
  errors: [
    'NOT_FOUND',
    'ORDER_SOLD_OUT',
    'ORDER_ALREADY_OWNED',
    'ORDER_AWAITS_PAYMENT',
    'ORDER_CLOSED',
    'ORDER_NOT_ELIGIBLE',
    'ORDER_PRICE_CHANGED',
    'ORDER_TERMS_REQUIRED',
    'ORDER_INVOICE_TITLE_REQUIRED',
    'ORDER_INVOICE_TITLE_TOO_LONG',
    'ORDER_TAX_NUMBER_INVALID',
  ],
})

/** An order of the caller, or of an organisation where their role may read orders; any other is not found. */
export const getOrder = endpoint({
  ...own,
  name: 'getOrder',
  summary: '订单',
  method: 'GET',
  path: '/order/{number}',
  params: orderNumberInPath,
  answer: order,
  errors: ['NOT_FOUND'],
})

/** The caller's orders, or those of the selected organisation where their role may read them, the newest first. */
export const listOrders = endpoint({
  ...own,
  name: 'listOrders',
  summary: '我的订单',
  method: 'POST',
  path: '/order/page',
  changes: false,
  checksOrganisation: true,
  body: v.object({
    ...pageRequest.entries,
    of: v.optional(v.picklist(['self', 'organisation']), 'self'),
    kinds: v.optional(v.array(v.picklist(productKinds))),
    /** An order of which part has come back is found by the word of its state, too. */
    states: v.optional(v.array(v.picklist(orderWords))),
    id: v.optional(rowId()),
    /** Part of the number or of the product's name. */
    word: v.optional(searchWords(orderWordMax)),
  }),
  answer: pageOf(orderCard),
  errors: ['ORG_NOT_CHOSEN', 'ORG_ROLE_MISSING'],
})

/** Cancels an order that is not paid. */
export const cancelOrder = endpoint({
  ...own,
  name: 'cancelOrder',
  summary: '取消订单',
  method: 'POST',
  path: '/order/{number}/cancel',
  idempotent: true,
  params: orderNumberInPath,
  answer: order,
  errors: ['NOT_FOUND', 'ORDER_STATE_CHANGED'],
})

/** Asks for the money back, by the cancellation rules that the order carries. */
export const requestRefund = endpoint({
  ...own,
  name: 'requestRefund',
  summary: '申请退款',
  method: 'POST',
  path: '/order/{number}/refund',
  idempotent: true,
  params: orderNumberInPath,
  body: v.object({ reason: refundReason }),
  answer: order,
  errors: [
    'NOT_FOUND',
    'ORDER_STATE_CHANGED',
    'ORDER_REFUND_LATE',
    'ORDER_REFUND_REASON_REQUIRED',
    'ORDER_REFUND_REASON_TOO_LONG',
  ],
})

/** Saves the recipient of the invoice; null for none. Refused while an invoice is in force. */
export const saveInvoice = endpoint({
  ...own,
  name: 'saveInvoice',
  summary: '保存发票信息',
  method: 'PUT',
  path: '/order/{number}/invoice',
  params: orderNumberInPath,
  body: v.object({ invoice: v.nullable(invoice) }),
  answer: order,
  errors: [
    'NOT_FOUND',
    'ORDER_STATE_CHANGED',
    'ORDER_INVOICE_ISSUED',
    'ORDER_INVOICE_TITLE_REQUIRED',
    'ORDER_INVOICE_TITLE_TOO_LONG',
    'ORDER_TAX_NUMBER_INVALID',
  ],
})
