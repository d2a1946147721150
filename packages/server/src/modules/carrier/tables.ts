import type { BookingState } from '@chuhai/contract/logistics'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Parcels that are booked with carriers, written with what they are booked for. Where they go, and to whom, is read from there when
 * the carrier is asked, so that nothing of people is kept twice.
 */
export const carrierBookings = pgTable(
  'carrier_booking',
  {
    id: uuid().primaryKey(),
    /** Ours, as it stands on the label: a carrier knows a repetition by it. */
    number: text().notNull(),
    /** The key of who books. */
    carrierKey: text('carrier_key').notNull(),
    state: text().$type<BookingState>().notNull(),
    carrierNumber: text('carrier_number'),
    attempts: integer().notNull(),
    /** Also the end of a claim; null where nothing waits for the carrier. */
    nextAttemptAt: time('next_attempt_at'),
    /** Why it failed last, or what the carrier has refused it with. */
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
