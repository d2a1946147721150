import type { ManagedInvoice } from '@chuhai/contract/admin'
import type { InvoiceState } from '@chuhai/contract/order'
import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { findRefunds, noRefunds, sumsOf } from '../money'
import type { OrderRow } from '../steps'
import { orders } from '../tables'
import { findInvoices, invoicedSum, invoicesOf } from './documents'
import { invoices } from './tables'

interface InvoicePage {
  state?: InvoiceState | undefined
  reversal?: 'due' | undefined
  /** The last order of the page before. */
  after?: string | undefined
  rows: number
}

const hasInvoice = sql`exists (select 1 from ${invoices} where ${invoices.orderNumber} = ${orders.number})`

const presentAll = async (db: Db, found: readonly OrderRow[]): Promise<ManagedInvoice[]> => {
  const numbers = found.map(({ number }) => number)
  const [refunds, issued] = await Promise.all([findRefunds(db, numbers), findInvoices(db, numbers)])
  return found.map((order) => {
    const sums = sumsOf(order, refunds.get(order.number) ?? noRefunds)
    return {
      orderNumber: order.number,
      orderState: order.state,
      userId: order.userId,
      product: { kind: order.kind, name: order.product.name },
      recipient: order.invoice,
      left: invoicedSum(sums),
      paidAt: order.paidAt?.toISOString() ?? null,
      ...invoicesOf(order, sums, issued.get(order.number) ?? []),
    }
  })
}

/** The next orders that have an invoice, or whose buyer wants one. */
const nextOrders = async (db: Db, after: string, rows: number): Promise<ManagedInvoice[]> => {
  const isPaid = and(gt(orders.amount, 0), isNotNull(orders.paidAt))
  const found = await db
    .select()
    .from(orders)
    .where(and(gt(orders.number, after), isPaid, or(isNotNull(orders.invoice), hasInvoice)))
    .orderBy(asc(orders.number))
    .limit(rows)
  return presentAll(db, found)
}

/** Lists the invoices of orders by page, in the order of the numbers of the orders, which begin with their day. */
export const listManagedInvoices = async (
  db: Db,
  { state, reversal, after = '', rows }: InvoicePage,
): Promise<ManagedInvoice[]> => {
  const isWanted = (one: ManagedInvoice) =>
    (state === undefined || one.state === state) && (reversal === undefined || one.isReversalDue)
  const wanted: ManagedInvoice[] = []
  for (let last = after; ; ) {
    const page = await nextOrders(db, last, rows)
    wanted.push(...page.filter(isWanted))
    last = page.at(-1)?.orderNumber ?? last
    if (page.length < rows || wanted.length >= rows) return wanted.slice(0, rows)
  }
}

/** Returns how the invoices of an order stand; null where there is no such order. */
export const findManagedInvoice = async (db: Db, number: string): Promise<ManagedInvoice | null> => {
  const [found] = await presentAll(db, await db.select().from(orders).where(eq(orders.number, number)))
  return found ?? null
}
