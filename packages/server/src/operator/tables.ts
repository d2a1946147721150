import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which operator ran which command, and when. */
export const accesses = pgTable(
  'operator_access',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** User and machine. */
    operator: text().notNull(),
    command: text().notNull(),
  },
  (table) => [index('operator_access_at').on(table.at)],
)
