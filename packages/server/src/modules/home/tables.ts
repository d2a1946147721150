import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The sections of the home page, one row each; a section without a row is not shown. */
export const homeSections = pgTable('home_section', {
  name: text().primaryKey(),
  content: jsonb().notNull(),
})
