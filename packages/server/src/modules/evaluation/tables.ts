import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** Questions, weights and ratings as one document; the newest counts, older ones explain what was rated by them. */
export const ruleSets = pgTable('evaluation_rule_set', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  document: jsonb().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
