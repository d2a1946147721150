import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const platforms = pgTable('platform', {
  id: integer().primaryKey(),
  name: text().notNull(),
  isRecommended: boolean('is_recommended').notNull().default(false),
  position: integer().notNull(),
})
