import type { LineCarrier, TrackingCause, TrackingStatus } from '@chuhai/contract/logistics'
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** What the codes of carriers mean, as editors have it. */
export const trackingCodes = pgTable(
  'tracking_code',
  {
    carrier: text().notNull(),
    code: text().notNull(),
    status: text().$type<TrackingStatus>(),
    cause: text().$type<TrackingCause>(),
    zh: text().notNull(),
    en: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.carrier, table.code] })],
)

/** Parcels that are followed. Nothing of a row is about people: everybody who has a number reads it. */
export const trackedParcels = pgTable(
  'tracked_parcel',
  {
    /** Ours, as it stands on the label. */
    number: text().primaryKey(),
    /** The key of who is asked about it. */
    carrierKey: text('carrier_key').notNull(),
    carrier: jsonb().$type<LineCarrier>().notNull(),
    /** That of the carrier; null before it has booked. */
    carrierNumber: text('carrier_number'),
    destination: text(),
    promisedFrom: date('promised_from'),
    promisedTo: date('promised_to'),
    /** What follows from the events by the codes that were known when the last of them came. */
    status: text().$type<TrackingStatus>().notNull(),
    lastEventAt: time('last_event_at'),
    heardAt: time('heard_at'),
    lastError: text('last_error'),
    asks: integer().notNull(),
    /** Null where nobody is asked: before it has a number there, and long after its end. */
    nextAskAt: time('next_ask_at'),
    silentToldAt: time('silent_told_at'),
    since: time('since').notNull(),
  },
  (table) => [
    index('tracked_parcel_carrier_number').on(table.carrierNumber),
    index('tracked_parcel_due').on(table.carrierKey, table.nextAskAt),
    index('tracked_parcel_silent').on(table.lastEventAt).where(sql`${table.silentToldAt} is null`),
  ],
)

/** What carriers have said of parcels, as it was. The constraint knows what is said again. */
export const trackingEvents = pgTable(
  'tracking_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text()
      .notNull()
      .references(() => trackedParcels.number, { onDelete: 'cascade' }),
    /** Whose codes it has. */
    carrier: text().notNull(),
    code: text().notNull(),
    at: time('at').notNull(),
    offset: integer(),
    place: text().notNull(),
    country: text(),
    raw: jsonb().$type<unknown>(),
    heardAt: time('heard_at').notNull(),
  },
  (table) => [
    unique('tracking_event_once').on(table.number, table.carrier, table.code, table.at, table.place),
    index('tracking_event_code').on(table.carrier, table.code),
  ],
)

export type TrackedRow = typeof trackedParcels.$inferSelect
export type EventRow = typeof trackingEvents.$inferSelect
