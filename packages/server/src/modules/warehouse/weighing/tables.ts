import type {
  Parcel,
  QuoteLine,
  QuoteRequest,
  WeighedPrice,
  WeighingAction,
  WeighingActor,
  WeighingState,
} from '@chuhai/contract/logistics'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** The purchase at its time: measures are priced by the same table. */
export interface WeighingTerms {
  request: QuoteRequest
  line: QuoteLine & { amount: number }
  /** The instant of the quote. */
  quotedAt: string
}

/**
 * Shipments whose parcels have come to a warehouse. The sender is read from the shipment, so that personal data is stored once. Each
 * transition changes the row only at the version before (optimistic lock).
 */
export const weighings = pgTable(
  'weighing',
  {
    /** Number of the shipment. */
    number: text().primaryKey(),
    warehouseId: text('warehouse_id').notNull(),
    state: text().$type<WeighingState>().notNull(),
    version: integer().notNull(),
    terms: jsonb().$type<WeighingTerms>().notNull(),
    /** Price of the same line for the measures; null before all parcels are there, and where the line does not take them. */
    after: jsonb().$type<WeighedPrice>(),
    impossible: jsonb().$type<QuoteLine['impossible'][number]['words'][]>().notNull(),
    /** Fen: charged above zero, refunded below. */
    difference: integer(),
    /** Until when the difference can be paid before the parcels go back; null where no payment is awaited. */
    dueAt: time('due_at'),
    remindedAt: time('reminded_at'),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    index('weighing_due').on(table.dueAt).where(sql`${table.state} = 'held'`),
    index('weighing_warehouse').on(table.warehouseId, table.state),
  ],
)

/** The parcels of these shipments, as they were declared and measured. */
export const weighedParcels = pgTable(
  'weighed_parcel',
  {
    number: text().primaryKey(),
    shipment: text()
      .notNull()
      .references(() => weighings.number, { onDelete: 'cascade' }),
    /** Which parcel of the shipment it is, from 0 on. */
    place: integer().notNull(),
    declared: jsonb().$type<Parcel>().notNull(),
    measured: jsonb().$type<Parcel>(),
    measuredAt: time('measured_at'),
    picture: text(),
  },
  (table) => [
    unique('weighed_parcel_place').on(table.shipment, table.place),
    index('weighed_parcel_picture').on(table.picture),
  ],
)

/** Charges for differences, each with an id that an order names; a withdrawn one is ended, and what was paid for it is refunded. */
export const weighingCharges = pgTable(
  'weighing_charge',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    shipment: text()
      .notNull()
      .references(() => weighings.number, { onDelete: 'cascade' }),
    /** Fen. */
    amount: integer().notNull(),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
    /** The order that has paid it. */
    paidBy: text('paid_by'),
  },
  (table) => [
    index('weighing_charge_shipment').on(table.shipment),
    check('weighing_charge_amount', sql`${table.amount} > 0`),
  ],
)

/** Every transition, never changed. The unique constraint rejects a second one from the same version. */
export const weighingSteps = pgTable(
  'weighing_step',
  {
    number: text()
      .notNull()
      .references(() => weighings.number, { onDelete: 'cascade' }),
    version: integer().notNull(),
    action: text().$type<WeighingAction>().notNull(),
    state: text().$type<WeighingState>().notNull(),
    by: text().$type<WeighingActor>().notNull(),
    /** The name of the operator; empty for all others. */
    operator: text().notNull(),
    words: text().notNull(),
    at: time('at').notNull(),
  },
  (table) => [unique('weighing_step_version').on(table.number, table.version)],
)

export type WeighingRow = typeof weighings.$inferSelect
export type ParcelRow = typeof weighedParcels.$inferSelect
export type StepRow = typeof weighingSteps.$inferSelect
