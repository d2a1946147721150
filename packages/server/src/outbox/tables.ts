import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Webhook messages, written together with the rows that they are about. */
export const outboxMessages = pgTable(
  'outbox_message',
  {
    id: uuid().primaryKey(),
    type: text().notNull(),
    payload: jsonb().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    /** Also the end of a claim: an instance that died while sending leaves the message to the next one. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (table) => [
    index('outbox_message_due').on(table.nextAttemptAt).where(sql`${table.deliveredAt} is null`),
    index('outbox_message_delivered').on(table.deliveredAt).where(sql`${table.deliveredAt} is not null`),
  ],
)
