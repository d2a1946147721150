import type { PaymentState } from '@chuhai/contract/payment'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Attempts to pay an order. They are books: nothing here names the buyer, and no row is deleted. */
export const payments = pgTable(
  'payment',
  {
    /** What the provider knows it by. */
    number: text().primaryKey(),
    orderNumber: text('order_number').notNull(),
    provider: text().notNull(),
    appId: text('app_id').notNull(),
    /** Fen. */
    amount: integer().notNull(),
    subject: text().notNull(),
    state: text().$type<PaymentState>().notNull(),
    /** The provider's number, once it is paid. */
    tradeNumber: text('trade_number'),
    payBefore: time('pay_before').notNull(),
    openedAt: time('opened_at').notNull(),
    paidAt: time('paid_at'),
    /** How often the provider was asked, and when it is asked again. */
    queries: integer().notNull(),
    nextQueryAt: time('next_query_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_open').on(table.orderNumber).where(sql`${table.state} = 'open'`),
    unique('payment_trade').on(table.provider, table.tradeNumber),
    index('payment_order').on(table.orderNumber, table.openedAt),
    index('payment_query').on(table.nextQueryAt).where(sql`${table.state} = 'open'`),
    index('payment_paid').on(table.paidAt),
    index('payment_opened').on(table.openedAt),
  ],
)

/** Money that goes back: in parts, and once what is left of a payment. */
export const refunds = pgTable(
  'payment_refund',
  {
    /** What the provider knows it by. */
    number: text().primaryKey(),
    paymentNumber: text('payment_number')
      .notNull()
      .references(() => payments.number),
    orderNumber: text('order_number').notNull(),
    amount: integer().notNull(),
    /** Whether the order was paid by another payment, and stays paid. */
    isSurplus: boolean('is_surplus').notNull(),
    /** Whether it is a part, after which the order is still its buyer's. */
    isPart: boolean('is_part').notNull().default(false),
    openedAt: time('opened_at').notNull(),
    doneAt: time('done_at'),
    attempts: integer().notNull(),
    nextAttemptAt: time('next_attempt_at').notNull(),
    lastError: text('last_error'),
  },
  (table) => [
    uniqueIndex('payment_refund_rest').on(table.paymentNumber).where(sql`not ${table.isPart}`),
    index('payment_refund_order').on(table.orderNumber),
    index('payment_refund_due').on(table.nextAttemptAt).where(sql`${table.doneAt} is null`),
    index('payment_refund_done').on(table.doneAt),
  ],
)
