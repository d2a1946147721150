import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const platforms = pgTable('platform', {
  id: integer().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
})
