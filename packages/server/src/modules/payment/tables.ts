import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What the provider has sent to the address of notifications, and what was made of it; of forged ones a count for each day. */
export const notifications = pgTable(
  'payment_notification',
  {
    id: uuid().primaryKey(),
    provider: text().notNull(),
    verdict: text().notNull(),
    paymentNumber: text('payment_number').notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('payment_notification_at').on(table.at),
    index('payment_notification_payment').on(table.paymentNumber),
  ],
)
