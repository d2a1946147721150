import type { InvoiceOutcome, InvoiceRecord } from '@chuhai/contract/admin'
import { priceText } from '@chuhai/contract/money'
import type { OrderInvoices } from '@chuhai/contract/order'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { type Write, write, writeRows } from '../../../database/write-rows'
import { tell } from '../../../messages/tell'
import type { FileStore } from '../../../uploads/file-store'
import { storeDocument } from '../../file/service'
import { invoiceCorrected, invoiceIssued, invoiceVoided } from '../messages'
import { sumsOf } from '../money'
import { findOrder } from '../records'
import type { OrderRow } from '../steps'
import { orders } from '../tables'
import { invoicedSum, invoicesOf } from './documents'
import { type CheckedFile, withInvoiceFiles } from './files'
import { invoices } from './tables'

type Refusal = Exclude<InvoiceOutcome, 'recorded'>

/** Returns why an order cannot have such an invoice now; null where it can. */
const refusalOf = (
  action: InvoiceRecord['action'],
  { state, invoice, userId }: OrderRow,
  { amount, isReversalDue }: OrderInvoices,
  left: number,
): Refusal | null => {
  if (action === 'issue') {
    if (amount > 0) return 'alreadyIssued'
    if ((state !== 'paid' && state !== 'fulfilled') || left === 0) return 'notPaid'
    if (invoice === null) return 'notAsked'
    return userId === null ? 'buyerErased' : null
  }
  if (amount === 0) return 'nothingIssued'
  return action === 'correct' && !isReversalDue ? 'nothingReturned' : null
}

interface Recorded {
  order: OrderRow
  number: string
  amount: number
  reason: string | null
  /** What stays invoiced; null for an invoice that is no red one. */
  rest: number | null
}

/** What the buyer is told. */
const toldOf = ({ order, number, amount, reason, rest }: Recorded, now: Date): Write[] => {
  const { userId, product } = order
  if (userId === null) return []
  const values = { number: order.number, product: product.name, amount: priceText(amount) }
  if (rest === null) return tell(invoiceIssued, { userId, once: number, values }, now)
  const why = { ...values, reason: reason ?? '' }
  return rest === 0
    ? tell(invoiceVoided, { userId, once: number, values: why }, now)
    : tell(invoiceCorrected, { userId, once: number, values: { ...why, rest: priceText(rest) } }, now)
}

interface Recording {
  db: Db
  store: FileStore
  by: string
  now: Date
}

/** Stores files for the buyer, and for others who may read the order; those of an erased buyer are left out. */
const storeFiles = async (
  files: readonly CheckedFile[],
  name: string,
  userId: number | null,
  { db, store, now }: Recording,
): Promise<string[]> => {
  if (userId === null) return []
  const stored: string[] = []
  for (const { path, type } of files)
    stored.push((await storeDocument({ store }, { path, name, mediaType: type }, { db, now, userId })).path)
  return stored
}

/**
 * Records an invoice that was issued in the tax software, with its files, and tells the buyer. An invoice is of what is left of
 * the order; a red one takes back what has gone back since, or all of it.
 */
export const recordInvoice = (
  orderNumber: string,
  record: InvoiceRecord,
  { db, store, by, now }: Recording,
): Promise<InvoiceOutcome> => {
  const { action, number, files } = record
  return withInvoiceFiles(files, number, (checked) =>
    db.transaction(async (tx): Promise<InvoiceOutcome> => {
      // The row's lock lets a simultaneous invoice, and another recipient, wait for this one.
      await tx.select().from(orders).where(eq(orders.number, orderNumber)).for('update')
      const found = await findOrder(tx, orderNumber, now)
      if (!found) return 'unknown'
      const { order, invoices: rows } = found
      const sums = sumsOf(order, found.refunds)
      const known = invoicesOf(order, sums, rows)
      const left = invoicedSum(sums)
      const refusal = refusalOf(action, order, known, left)
      if (refusal) return refusal
      if ((await tx.$count(invoices, eq(invoices.number, number))) > 0) return 'numberTaken'
      const isRed = action !== 'issue'
      const rest = action === 'correct' ? left : 0
      const amount = isRed ? known.amount - rest : left
      const reason = 'reason' in record ? record.reason : null
      const name = `${isRed ? '红字发票' : '发票'}${number}`
      await writeRows(tx, [
        write(invoices, {
          number,
          orderNumber,
          reverses: isRed ? (rows.findLast(({ reverses }) => reverses === null)?.number ?? null) : null,
          amount,
          reason,
          files: await storeFiles(checked, name, order.userId, { db: tx, store, by, now }),
          by,
          issuedAt: now,
        }),
        ...toldOf({ order, number, amount, reason, rest: isRed ? rest : null }, now),
      ])
      return 'recorded'
    }),
  )
}
