import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The first answer of every call with an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    endpoint: text().notNull(),
    key: text().notNull(),
    scope: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.endpoint, table.key, table.scope] }),
    index('idempotency_key_expires').on(table.expiresAt),
  ],
)
