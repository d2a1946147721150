import {
  type InvoiceDocument,
  type InvoiceFormat,
  invoiceFormats,
  type OrderInvoices,
  type OrderSums,
  orderInvoicesOf,
} from '@chuhai/contract/order'
import { and, arrayContains, arrayOverlaps, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { isReadableBy } from '../readers'
import type { OrderRow } from '../steps'
import { orders } from '../tables'
import { invoices } from './tables'

export type InvoiceRow = typeof invoices.$inferSelect

/** Returns the invoices of some orders by their numbers, the first one first. */
export const findInvoices = async (
  db: Db,
  numbers: readonly string[],
): Promise<Map<string, InvoiceRow[]>> => {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderNumber, [...numbers]))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
  const found = new Map<string, InvoiceRow[]>()
  for (const row of rows) found.set(row.orderNumber, [...(found.get(row.orderNumber) ?? []), row])
  return found
}

const formatOf = (path: string) => path.slice(path.lastIndexOf('.') + 1) as InvoiceFormat

const presentInvoice = ({
  number,
  reverses,
  amount,
  issuedAt,
  reason,
  files,
}: InvoiceRow): InvoiceDocument => ({
  number,
  reverses,
  amount,
  issuedAt: issuedAt.toISOString(),
  reason,
  files: files
    .map((address) => ({ format: formatOf(address), address }))
    .sort((a, b) => invoiceFormats.indexOf(a.format) - invoiceFormats.indexOf(b.format)),
})

/** Returns what is left of an order for its invoice, after all that has come back or is on its way. */
export const invoicedSum = ({ left, refunding }: Pick<OrderSums, 'left' | 'refunding'>): number =>
  left - refunding

/** Returns how the invoices of an order stand. */
export const invoicesOf = (
  { invoice, paidAt }: Pick<OrderRow, 'invoice' | 'paidAt'>,
  sums: OrderSums,
  rows: readonly InvoiceRow[],
): OrderInvoices =>
  orderInvoicesOf({
    isAsked: invoice !== null && paidAt !== null,
    left: invoicedSum(sums),
    list: rows.map(presentInvoice),
  })

/** Returns which of these files are of an invoice. */
export const findUsedInvoices = async (db: Db, paths: readonly string[]): Promise<Set<string>> => {
  if (paths.length === 0) return new Set()
  const rows = await db
    .select({ files: invoices.files })
    .from(invoices)
    .where(arrayOverlaps(invoices.files, [...paths]))
  const used = new Set(rows.flatMap(({ files }) => files))
  return new Set(paths.filter((path) => used.has(path)))
}

/** Returns whether a file is of an invoice whose order a user may read. */
export const isInvoiceOfReader = async (db: Db, userId: number, path: string): Promise<boolean> => {
  const [found] = await db
    .select({ number: invoices.number })
    .from(invoices)
    .innerJoin(orders, eq(orders.number, invoices.orderNumber))
    .where(and(arrayContains(invoices.files, [path]), isReadableBy({ db, userId })))
    .limit(1)
  return found !== undefined
}
