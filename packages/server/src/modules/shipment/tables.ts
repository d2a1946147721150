import type {
  QuoteLine,
  QuoteRequest,
  Sender,
  ShipmentAction,
  ShipmentActor,
  ShipmentBatchRow,
  ShipmentDetails,
  ShipmentState,
} from '@chuhai/contract/logistics'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from '../order/tables'
import { users } from '../user/tables'

const time = (name: string) => timestamp(name, { withTimezone: true })
const ownUser = () =>
  bigint('user_id', { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Addresses of senders: of an organisation, or of a person where `org_id` is null. */
export const shipmentSenders = pgTable(
  'shipment_sender',
  {
    id: uuid().primaryKey(),
    userId: ownUser(),
    orgId: uuid('org_id'),
    content: jsonb().$type<Omit<Sender, 'id' | 'isUsual'>>().notNull(),
    isUsual: boolean('is_usual').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [index('shipment_sender_user').on(table.userId), index('shipment_sender_org').on(table.orgId)],
)

/** Which shipments are paid together, never changed. An order refers to one row, and copies it. */
export const shipmentChoices = pgTable(
  'shipment_choice',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    userId: ownUser(),
    orgId: uuid('org_id'),
    numbers: text().array().notNull(),
    /** Fen. */
    amount: integer().notNull(),
    chosenAt: time('chosen_at').notNull(),
    /** The paid order; null before. */
    orderNumber: text('order_number').references(() => orders.number, { onDelete: 'cascade' }),
  },
  (table) => [index('shipment_choice_user').on(table.userId)],
)

/**
 * A shipment with its quote, which only a new quote changes. Each transition changes the row in the statement that checks its owner, and
 * only at the step before (optimistic lock).
 */
export const shipments = pgTable(
  'shipment',
  {
    number: text().primaryKey(),
    /** Null once the creator is erased: the books keep the freight without them. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    orgId: uuid('org_id'),
    quoteNumber: text('quote_number').notNull(),
    request: jsonb().$type<QuoteRequest>().notNull(),
    quote: jsonb().$type<QuoteLine>().notNull(),
    /** Fen. */
    amount: integer().notNull(),
    quotedAt: time('quoted_at').notNull(),
    /** Until when it can be paid at this price. */
    endsAt: time('ends_at').notNull(),
    details: jsonb().$type<ShipmentDetails>().notNull(),
    /** The address as it was chosen. */
    sender: jsonb().$type<Sender>(),
    /** The choice with which it is to be paid; saving details removes it. */
    choiceId: integer('choice_id').references(() => shipmentChoices.id, { onDelete: 'set null' }),
    orderNumber: text('order_number').references(() => orders.number, { onDelete: 'cascade' }),
    /** How often labels were made. */
    issues: integer().notNull(),
    /** Refunded freight, in fen. */
    refunded: integer().notNull(),
    step: integer().notNull(),
    state: text().$type<ShipmentState>().notNull(),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    index('shipment_user').on(table.userId, table.changedAt),
    index('shipment_org').on(table.orgId, table.changedAt),
    index('shipment_choice_of').on(table.choiceId),
    index('shipment_order').on(table.orderNumber),
    index('shipment_changed').on(table.state, table.changedAt),
    check('shipment_refunded', sql`${table.refunded} between 0 and ${table.amount}`),
  ],
)

/** Every transition, never changed. The unique constraint rejects a second one from the same step. */
export const shipmentSteps = pgTable(
  'shipment_step',
  {
    number: text()
      .notNull()
      .references(() => shipments.number, { onDelete: 'cascade' }),
    step: integer().notNull(),
    action: text().$type<ShipmentAction>().notNull(),
    state: text().$type<ShipmentState>().notNull(),
    by: text().$type<ShipmentActor>().notNull(),
    /** The name of the operator; empty for all others. */
    operator: text().notNull(),
    words: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [unique('shipment_step_number').on(table.number, table.step)],
)

/** Every label of every parcel; a voided one stays, so that a scan of it says so. */
export const shipmentLabels = pgTable(
  'shipment_label',
  {
    number: text().primaryKey(),
    shipment: text()
      .notNull()
      .references(() => shipments.number, { onDelete: 'cascade' }),
    /** From 1 on, in the order of the quote. */
    parcel: integer().notNull(),
    carrierNumber: text('carrier_number'),
    issuedAt: time('issued_at').notNull(),
    voidedAt: time('voided_at'),
    deliveredAt: time('delivered_at'),
  },
  (table) => [index('shipment_label_shipment').on(table.shipment)],
)

/** Uploaded files of shipments, with the results of their rows. */
export const shipmentBatches = pgTable(
  'shipment_batch',
  {
    id: uuid().primaryKey(),
    userId: ownUser(),
    fileName: text('file_name').notNull(),
    rows: jsonb().$type<(ShipmentBatchRow & { cells: string[] })[]>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [index('shipment_batch_user').on(table.userId, table.at)],
)

export type ShipmentRow = typeof shipments.$inferSelect
export type ShipmentStepRow = typeof shipmentSteps.$inferSelect
export type ShipmentLabelRow = typeof shipmentLabels.$inferSelect
export type SenderRow = typeof shipmentSenders.$inferSelect
