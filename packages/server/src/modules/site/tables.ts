import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Sites that may call the API and frame our pages. */
export const sites = pgTable('site', {
  origin: text().primaryKey(),
  name: text().notNull(),
  enabled: boolean().notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
