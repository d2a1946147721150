import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** The menus of headers and footer, one row each. */
export const menus = pgTable('navigation_menu', {
  name: text().primaryKey(),
  content: jsonb().notNull(),
})
