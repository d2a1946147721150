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

/** Meanings of the codes of carriers, maintained by editors. */
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

/** Followed parcels. They have no personal data, because they are readable with the number alone. */
export const trackedParcels = pgTable(
  'tracked_parcel',
  {
    /** Our number, as printed on the label. */
    number: text().primaryKey(),
    /** Key of the tracking source. */
    carrierKey: text('carrier_key').notNull(),
    carrier: jsonb().$type<LineCarrier>().notNull(),
    /** The carrier's number; null before it has booked. */
    carrierNumber: text('carrier_number'),
    destination: text(),
    promisedFrom: date('promised_from'),
    promisedTo: date('promised_to'),
    /** Status by the events, and by the codes known when the last of them came. */
    status: text().$type<TrackingStatus>().notNull(),
    lastEventAt: time('last_event_at'),
    heardAt: time('heard_at'),
    lastError: text('last_error'),
    asks: integer().notNull(),
    /** Time of the next poll; null before the carrier has given a number, and long after the end. */
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

/** Events with their raw data. The unique constraint drops repeated ones. */
export const trackingEvents = pgTable(
  'tracking_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    number: text()
      .notNull()
      .references(() => trackedParcels.number, { onDelete: 'cascade' }),
    /** Key of the carrier whose codes it has. */
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
