import type { BookingState } from '@chuhai/contract/logistics'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Bookings of parcels with carriers, written with the label. The address is read from the shipment at each attempt, so that personal data
 * is stored once.
 */
export const carrierBookings = pgTable(
  'carrier_booking',
  {
    id: uuid().primaryKey(),
    /** Our number, as printed on the label: a carrier recognises a repetition by it. */
    number: text().notNull(),
    /** Key of the carrier. */
    carrierKey: text('carrier_key').notNull(),
    state: text().$type<BookingState>().notNull(),
    carrierNumber: text('carrier_number'),
    attempts: integer().notNull(),
    /** Also the end of a claim; null where no attempt is due. */
    nextAttemptAt: time('next_attempt_at'),
    /** The last error, or the carrier's reason for a refusal. */
    lastError: text('last_error'),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (table) => [
    unique('carrier_booking_number').on(table.number),
    index('carrier_booking_due')
      .on(table.carrierKey, table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
  ],
)

export type BookingRow = typeof carrierBookings.$inferSelect
