import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The key that signs addresses, the same for all instances. It was made for those of films. */
export const signingKeys = pgTable('stream_key', {
  id: integer().primaryKey(),
  secret: text().notNull(),
})
