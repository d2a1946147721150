import * as v from 'valibot'
import type { Locale } from '../locale'

/** How far the invoice of an order is. */
export const invoiceStates = ['none', 'asked', 'issued', 'corrected', 'void'] as const
/** How far the invoice of an order is, derived by `invoiceStateOf`. */
export type InvoiceState = (typeof invoiceStates)[number]

/** What buyers and operators read of a state, by language. */
export const invoiceStateNames: Record<InvoiceState, Record<Locale, string>> = {
  none: { 'zh-CN': '未申请', en: 'Not asked for' },
  asked: { 'zh-CN': '待开具', en: 'To be issued' },
  issued: { 'zh-CN': '已开具', en: 'Issued' },
  corrected: { 'zh-CN': '已更正', en: 'Corrected' },
  void: { 'zh-CN': '已作废', en: 'Void' },
}

/** A fully digital invoice has a number of 20 digits, as has the code and number of an earlier electronic one. */
export const invoiceNumber = v.pipe(v.string(), v.regex(/^\d{20}$/))

/** In which formats an invoice is handed over, the one for reading first. */
export const invoiceFormats = ['pdf', 'ofd', 'xml'] as const
/** One of `invoiceFormats`. */
export type InvoiceFormat = (typeof invoiceFormats)[number]

/** An invoice as it was issued; a red one takes back the amount of another, or a part of it. */
export const invoiceDocument = v.object({
  number: v.string(),
  /** The number of the invoice that a red one takes back; null for any other. */
  reverses: v.nullable(v.string()),
  /** Fen. */
  amount: v.number(),
  issuedAt: v.string(),
  /** Why a red one was issued, as the operator says it to the buyer. */
  reason: v.nullable(v.string()),
  /** Addresses from which only the buyer downloads it. */
  files: v.array(v.object({ format: v.picklist(invoiceFormats), address: v.string() })),
})
/** An invoice of an order; `amount` in fen. */
export type InvoiceDocument = v.InferOutput<typeof invoiceDocument>

/** The invoices of an order. */
export const orderInvoices = v.object({
  state: v.picklist(invoiceStates),
  /** What is invoiced, in fen: what was issued without what red invoices have taken back. */
  amount: v.number(),
  /** Whether more is invoiced than is left of the order, so that a red invoice has to follow. */
  isReversalDue: v.boolean(),
  /** The first one first. */
  list: v.array(invoiceDocument),
})
/** What was invoiced for an order, and how it stands. */
export type OrderInvoices = v.InferOutput<typeof orderInvoices>

/** What the state of the invoices of an order follows from. */
export interface InvoiceBooks {
  /** Whether the buyer of a paid order has named a recipient. */
  isAsked: boolean
  /** What is left of the order after all that goes back, in fen. */
  left: number
  list: readonly InvoiceDocument[]
}

/** Derives how the invoices of an order stand; it is stored nowhere, so that it cannot differ from the rows. */
export const orderInvoicesOf = ({ isAsked, left, list }: InvoiceBooks): OrderInvoices => {
  const amount = list.reduce((sum, one) => sum + (one.reverses === null ? one.amount : -one.amount), 0)
  const state = (): InvoiceState => {
    if (amount > 0) return list.length > 1 ? 'corrected' : 'issued'
    if (isAsked && left > 0) return 'asked'
    return list.length > 0 ? 'void' : 'none'
  }
  return { state: state(), amount, isReversalDue: amount > left, list: [...list] }
}
