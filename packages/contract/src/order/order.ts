import * as v from 'valibot'
import { rowId } from '../fields'
import { hasNoExcludedLetter, isSocialCode, socialCodeLength } from '../organisation/organisation'
import { cleanCode } from '../text'
import { requiredLine, requiredText } from '../text-fields'
import type { OrderErrorCode } from './errors'
import { orderInvoices } from './invoice'
import { orderSums } from './money'
import { orderActions, orderStates } from './state'

const code = (value: OrderErrorCode): OrderErrorCode => value

const orderNumber = /^C\d{8,24}$/

/** `{number}` of a path. */
export const orderNumberInPath = v.object({ number: v.pipe(v.string(), v.regex(orderNumber)) })

/**
 * What can be bought: a recorded or live course, a place in a training class or at an activity, help with opening a store, the
 * export of goods, a package of the service market, the freight of shipments, or the difference that weighing them has shown.
 */
export const productKinds = [
  'course',
  'class',
  'activity',
  'storeService',
  'consignment',
  'marketPackage',
  'shipment',
  'weighing',
] as const
/** One of `productKinds`. */
export type ProductKind = (typeof productKinds)[number]

/** Names a product. */
export const productRef = v.object({ kind: v.picklist(productKinds), id: rowId() })
/** A product by kind and id. */
export type ProductRef = v.InferOutput<typeof productRef>

/** A product as it is sold; `price` in fen. An order keeps it as it was. */
export const soldProduct = v.object({
  kind: v.picklist(productKinds),
  id: v.number(),
  name: v.string(),
  summary: v.string(),
  price: v.number(),
  /** What the price includes, a line each. */
  includes: v.array(v.string()),
  /** Until when and how it can be cancelled, in sentences. */
  cancellation: v.array(v.string()),
})
/** A product with its price and rules. */
export type SoldProduct = v.InferOutput<typeof soldProduct>

/** For whom an invoice is made out. */
export const invoiceTitle = requiredLine(100, 'ORDER_INVOICE_TITLE_REQUIRED', 'ORDER_INVOICE_TITLE_TOO_LONG')

/** The tax number of a company: its social credit code. */
export const taxNumber = v.pipe(
  v.string(code('ORDER_TAX_NUMBER_INVALID')),
  v.transform(cleanCode),
  v.check(hasNoExcludedLetter, code('ORDER_TAX_NUMBER_LETTER')),
  v.minLength(socialCodeLength, code('ORDER_TAX_NUMBER_INVALID')),
  v.maxLength(socialCodeLength, code('ORDER_TAX_NUMBER_INVALID')),
  v.check(isSocialCode, code('ORDER_TAX_NUMBER_INVALID')),
)

/** For whom the invoice is; a person has no tax number. */
export const invoice = v.variant('type', [
  v.object({ type: v.literal('person'), title: invoiceTitle }),
  v.object({ type: v.literal('company'), title: invoiceTitle, taxNumber }),
])
/** The recipient of an invoice. */
export type Invoice = v.InferOutput<typeof invoice>

/** Why a buyer asks for the money back. */
export const refundReason = requiredText(200, 'ORDER_REFUND_REASON_REQUIRED', 'ORDER_REFUND_REASON_TOO_LONG')

/** The terms of purchase that a buyer agrees to. */
export const orderTermsVersion = '2026-11-23'

/** What comes back, in fen, of a refund that is asked for until then; `until` is null for any later time, and where no day ends it. */
export const refundLine = v.object({ until: v.nullable(v.string()), amount: v.number() })
/** One line of a table of refunds. */
export type RefundLine = v.InferOutput<typeof refundLine>

/** A step of an order, with the reason that was given for it. */
export const orderStep = v.object({
  action: v.picklist(orderActions),
  state: v.picklist(orderStates),
  at: v.string(),
  reason: v.nullable(v.string()),
})

/** An order as lists show it, with its sums in fen. */
export const orderCard = v.object({
  /** Its number, such as `C20261123406719285503`. */
  number: v.string(),
  state: v.picklist(orderStates),
  product: v.object({ kind: v.picklist(productKinds), id: v.number(), name: v.string() }),
  ...orderSums.entries,
  createdAt: v.string(),
  /** Until when it can be paid; null once it cannot be. */
  payBefore: v.nullable(v.string()),
  /** Who has bought it, where that is somebody else of the organisation; such an order can be read only. */
  buyer: v.optional(v.string()),
})
/** An order in lists. */
export type OrderCard = v.InferOutput<typeof orderCard>

/** An order of its buyer. */
export const order = v.object({
  ...orderCard.entries,
  product: soldProduct,
  termsVersion: v.string(),
  /** The recipient of the invoice, which cannot be changed while one is in force. */
  invoice: v.nullable(invoice),
  invoices: orderInvoices,
  paidAt: v.nullable(v.string()),
  /** The provider's number of the payment; null for what is free. */
  paymentNumber: v.nullable(v.string()),
  /** Until when a refund can be asked for; null where it cannot be, and where no day ends it. */
  refundBefore: v.nullable(v.string()),
  /** What comes back from now on: the first line counts today. Empty where no refund can be asked for. */
  refundTable: v.array(refundLine),
  /** Whether the money is on its way back: a request was accepted, or the payment came too late. */
  refundAccepted: v.boolean(),
  /** The first step first. */
  history: v.array(orderStep),
  /** What the buyer can do now. */
  actions: v.array(v.picklist(orderActions)),
  /** The server's time, to which `payBefore` is compared. */
  now: v.string(),
})
/** An order on its page; amounts are in fen, times in ISO 8601. */
export type Order = v.InferOutput<typeof order>

/** Why a product cannot be ordered now. */
export const offerRefusals = [
  'ORDER_ALREADY_OWNED',
  'ORDER_AWAITS_PAYMENT',
  'ORDER_CLOSED',
  'ORDER_NOT_ELIGIBLE',
  'ORDER_SOLD_OUT',
] as const satisfies readonly OrderErrorCode[]
/** One of `offerRefusals`. */
export type OfferRefusal = (typeof offerRefusals)[number]

/** A product before it is bought. */
export const offer = v.object({
  product: soldProduct,
  /** What comes back of it if it is paid today: the first line counts today. Empty for what is free, and where the work decides. */
  refundTable: v.array(refundLine),
  /** Places left; null where they are not limited. */
  left: v.nullable(v.number()),
  /** The order that the caller has for it: unpaid, paid or being refunded. */
  orderNumber: v.nullable(v.string()),
  /** Whether it can be ordered now; the code says why not. */
  refusal: v.nullable(v.picklist(offerRefusals)),
  termsVersion: v.string(),
})
/** What a buyer confirms; the price is in fen. */
export type Offer = v.InferOutput<typeof offer>
