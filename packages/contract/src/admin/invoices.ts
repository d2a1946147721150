import * as v from 'valibot'
import { uploadMaxBytes } from '../constants'
import { adminEndpoint } from '../endpoint'
import { wholeNumber } from '../fields'
import { invoiceNumber, invoiceStates, orderInvoices } from '../order/invoice'
import { order, orderNumberInPath, productKinds } from '../order/order'
import { orderStates } from '../order/state'
import { operatorText } from '../text-fields'

const managedInvoice = v.object({
  orderNumber: v.string(),
  orderState: v.picklist(orderStates),
  userId: v.nullable(v.number()),
  product: v.object({ kind: v.picklist(productKinds), name: v.string() }),
  /** Its recipient; null where the buyer wants none. */
  recipient: order.entries.invoice,
  /** What is left of the order after all that goes back, in fen. */
  left: v.number(),
  paidAt: v.nullable(v.string()),
  ...orderInvoices.entries,
})
/** A paid order whose buyer wants an invoice, or has one; sums in fen, `userId` is null once the buyer is erased. */
export type ManagedInvoice = v.InferOutput<typeof managedInvoice>

/** Paid orders with an invoice, or whose buyer wants one, by number after the last one of the page before. */
export const listManagedInvoices = adminEndpoint({
  name: 'listManagedInvoices',
  summary: '发票列表',
  role: 'agent',
  method: 'GET',
  path: '/admin/invoices',
  query: v.object({
    state: v.optional(v.picklist(invoiceStates)),
    /** Whether only those are listed for which a red invoice has to follow. */
    reversal: v.optional(v.literal('due')),
    after: v.optional(orderNumberInPath.entries.number),
    rows: wholeNumber(1, 1000),
  }),
  answer: v.array(managedInvoice),
})

/** The files of one invoice in its formats, in Base64. */
const files = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(4 * Math.ceil(uploadMaxBytes / 3)))),
  v.maxLength(3),
)

const red = { number: invoiceNumber, files, reason: operatorText(200) }

/** Why an invoice is not recorded. */
export const invoiceRefusals = [
  'unknown',
  'notPaid',
  'notAsked',
  'buyerErased',
  'alreadyIssued',
  'nothingIssued',
  'nothingReturned',
  'numberTaken',
  'fileUnreadable',
  'numberDiffers',
] as const

/**
 * Records an invoice that was issued in the tax software. `issue` is one of what is left of the order; `correct` is a red one of
 * what went back since, `void` a red one of all that is invoiced, after which another one may be issued.
 */
export const recordInvoice = adminEndpoint({
  name: 'recordInvoice',
  summary: '登记已开具的发票或红字发票',
  role: 'agent',
  method: 'POST',
  path: '/admin/invoices/{number}',
  params: orderNumberInPath,
  body: v.variant('action', [
    v.object({ action: v.literal('issue'), number: invoiceNumber, files: v.pipe(files, v.minLength(1)) }),
    v.object({ action: v.literal('correct'), ...red }),
    v.object({ action: v.literal('void'), ...red }),
  ]),
  answer: v.picklist(['recorded', ...invoiceRefusals]),
})
/** What is recorded of an invoice. */
export type InvoiceRecord = v.InferOutput<(typeof recordInvoice)['body']>
/** `recorded`, or why not. */
export type InvoiceOutcome = v.InferOutput<(typeof recordInvoice)['answer']>
