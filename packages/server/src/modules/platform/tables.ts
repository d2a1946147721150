import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const platforms = pgTable('platform', {
  id: integer().primaryKey(),
  name: text().notNull(),
  /** A short name in Latin letters, as pages of others write it; null for none. */
  code: text().unique(),
  isRecommended: boolean('is_recommended').notNull().default(false),
  position: integer().notNull(),
})
