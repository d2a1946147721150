import type { Invoice, OrderAction, OrderState, ProductKind, SoldProduct } from '@chuhai/contract/order'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { organisations } from '../organisation/tables'
import { users } from '../user/tables'
import type { RefundTerms } from './product-source'

/**
 * What was bought, as it was then. The last columns repeat the newest step, for queries; a trigger of the database sets them
 * with each step, and takes and frees the place.
 */
export const orders = pgTable(
  'purchase_order',
  {
    number: text().primaryKey(),
    /** Null once the buyer is erased: the books keep the order without them. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    /** For which organisation the buyer acted; null for none, and once it is gone. */
    orgId: uuid('org_id').references(() => organisations.id, { onDelete: 'set null' }),
    kind: text().$type<ProductKind>().notNull(),
    productId: integer('product_id').notNull(),
    product: jsonb().$type<SoldProduct>().notNull(),
    /** Fen. */
    amount: integer().notNull(),
    /** How many places the product had; null where they are not limited. */
    places: integer(),
    refundTerms: jsonb('refund_terms').$type<RefundTerms>().notNull(),
    /** From when on a paid order is fulfilled; null for at once. */
    fulfilAfter: timestamp('fulfil_after', { withTimezone: true }),
    termsVersion: text('terms_version').notNull(),
    invoice: jsonb().$type<Invoice>(),
    payBefore: timestamp('pay_before', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    step: integer().notNull().default(0),
    state: text().$type<OrderState>().notNull().default('created'),
    /** Whether the product, and its place, is the buyer's or held for them. */
    isHeld: boolean('is_held').notNull().default(false),
    isRefundAccepted: boolean('is_refund_accepted').notNull().default(false),
    /** What its refund leaves with the seller for what was done, in fen, as it was when the refund was asked for. */
    kept: integer().notNull().default(0),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** The provider's number of the payment; null for what is free. */
    paymentNumber: text('payment_number'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('purchase_order_held').on(table.userId, table.kind, table.productId).where(sql`is_held`),
    index('purchase_order_user').on(table.userId, table.createdAt),
    index('purchase_order_state').on(table.state, table.payBefore),
    index('purchase_order_product').on(table.kind, table.productId, table.state),
  ],
)

/** Every step of every order, never changed. The constraint refuses two steps from one state: only the first succeeds. */
export const orderSteps = pgTable(
  'order_step',
  {
    number: text()
      .notNull()
      .references(() => orders.number, { onDelete: 'cascade' }),
    step: integer().notNull(),
    action: text().$type<OrderAction>().notNull(),
    state: text().$type<OrderState>().notNull(),
    isHeld: boolean('is_held').notNull(),
    isRefundAccepted: boolean('is_refund_accepted').notNull(),
    kept: integer().notNull().default(0),
    /** The provider's number of the payment or of the refund. */
    paymentNumber: text('payment_number'),
    /** The operator; empty for the buyer, the provider and time. */
    by: text().notNull(),
    reason: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique('order_step_number').on(table.number, table.step)],
)

/** Places of a product. The trigger counts, and the constraint refuses one more than there are. */
export const orderPlaces = pgTable(
  'order_place',
  {
    kind: text().$type<ProductKind>().notNull(),
    productId: integer('product_id').notNull(),
    taken: integer().notNull(),
    total: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.productId] }),
    check('order_place_left', sql`${table.taken} between 0 and ${table.total}`),
  ],
)
