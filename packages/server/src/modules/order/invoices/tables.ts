import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { orders } from '../tables'

/**
 * Invoices of orders as they were issued in the tax software, red ones among them. They are books: nothing here names the buyer,
 * and no row is changed but for its files, which are the buyer's and go with them.
 */
export const invoices = pgTable(
  'order_invoice',
  {
    number: text().primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number, { onDelete: 'cascade' }),
    /** The number of the invoice that a red one takes back. */
    reverses: text(),
    /** Fen. */
    amount: integer().notNull(),
    reason: text(),
    /** Paths of its files, one for each format. */
    files: text().array().notNull(),
    by: text().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_invoice_order').on(table.orderNumber, table.issuedAt)],
)
