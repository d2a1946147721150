import type { Locale } from '@chuhai/contract/locale'
import {
  type Invoice,
  invoice as invoiceRule,
  invoiceTitle,
  type OrderErrorCode,
  orderErrors,
  taxNumber,
} from '@chuhai/contract/order'
import { isDoubtfulSocialCode, socialCodeDoubt } from '@chuhai/contract/organisation'
import { brokenRule, cleaned } from '@chuhai/contract/rule'

/** An invoice while it is filled in; titles of a person and of a company are typed apart. */
export interface InvoiceForm {
  type: 'none' | Invoice['type']
  person: string
  company: string
  taxNumber: string
}

export const invoiceFields = ['title', 'taxNumber'] as const
export type InvoiceField = (typeof invoiceFields)[number]
/** A broken rule, or a tax number to be checked. */
export type InvoiceProblem = OrderErrorCode | 'TAX_NUMBER_DOUBTFUL'
export type InvoiceProblems = { [field in InvoiceField]?: InvoiceProblem }

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

/** What is sent of a valid form; null for none. */
export const invoiceOf = (form: InvoiceForm): Invoice | null => {
  if (form.type === 'none') return null
  return cleaned(invoiceRule, { ...form, title: form[form.type] })
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

/** Returns the broken rules, or else that the tax number has to be checked, where `needsCheck` says so. */
export const problemsToSend = (
  form: InvoiceForm,
  needsCheck: (taxNumber: string) => boolean,
): InvoiceProblems => {
  const problems = invoiceProblems(form)
  if (form.type !== 'company' || Object.keys(problems).length > 0) return problems
  return needsCheck(form.taxNumber) ? { taxNumber: 'TAX_NUMBER_DOUBTFUL' } : {}
}

/** Returns the problems of a form that is being corrected: of fields that were left, and what a submit has found. */
export const remainingProblems = (
  form: InvoiceForm,
  left: readonly InvoiceField[],
  found: InvoiceProblems,
): InvoiceProblems => {
  const isDoubtful = found.taxNumber === 'TAX_NUMBER_DOUBTFUL' && isDoubtfulSocialCode(form.taxNumber)
  return {
    ...(isDoubtful && { taxNumber: 'TAX_NUMBER_DOUBTFUL' }),
    ...invoiceProblems(form, [...left, ...(Object.keys(found) as InvoiceField[])]),
  }
}

export const orderProblemText = (problem: InvoiceProblem | undefined, locale: Locale): string | undefined => {
  if (problem === 'TAX_NUMBER_DOUBTFUL') return socialCodeDoubt[locale]
  return problem && orderErrors[problem][locale]
}
