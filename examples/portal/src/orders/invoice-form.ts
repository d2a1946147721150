import type { Locale } from '@chuhai/contract/locale'
import {
  type Invoice,
  invoiceTitle,
  type OrderErrorCode,
  orderErrors,
  taxNumber,
} from '@chuhai/contract/order'
import { brokenRule } from '@chuhai/contract/rule'

/** An invoice while it is filled in; titles of a person and of a company are typed apart. */
export interface InvoiceForm {
  type: 'none' | Invoice['type']
  person: string
  company: string
  taxNumber: string
}

export const invoiceFields = ['title', 'taxNumber'] as const
export type InvoiceField = (typeof invoiceFields)[number]
export type InvoiceProblems = { [field in InvoiceField]?: OrderErrorCode }

export const noInvoice: InvoiceForm = { type: 'none', person: '', company: '', taxNumber: '' }

export const isInvoiceForm = (stored: unknown): stored is InvoiceForm =>
  Object.keys(noInvoice).every(
    (name) => typeof (stored as Record<string, unknown> | null)?.[name] === 'string',
  )

export const invoiceFormOf = (invoice: Invoice | null): InvoiceForm => {
  if (!invoice) return noInvoice
  const { type, title } = invoice
  return { ...noInvoice, type, [type]: title, ...(type === 'company' && { taxNumber: invoice.taxNumber }) }
}

/** What is sent; null for none. */
export const invoiceOf = (form: InvoiceForm): Invoice | null => {
  if (form.type === 'none') return null
  const title = form[form.type].trim()
  return form.type === 'person'
    ? { type: form.type, title }
    : { type: form.type, title, taxNumber: form.taxNumber.trim().toUpperCase() }
}

/** Returns the broken rules of some fields: those that the server checks. */
export const invoiceProblems = (
  form: InvoiceForm,
  fields: readonly InvoiceField[] = invoiceFields,
): InvoiceProblems => {
  if (form.type === 'none') return {}
  const rules = {
    title: brokenRule(invoiceTitle, form[form.type]),
    taxNumber: form.type === 'company' ? brokenRule(taxNumber, form.taxNumber) : undefined,
  }
  return Object.fromEntries(fields.flatMap((field) => (rules[field] ? [[field, rules[field]]] : [])))
}

export const orderProblemText = (code: OrderErrorCode | undefined, locale: Locale): string | undefined =>
  code && orderErrors[code][locale]
