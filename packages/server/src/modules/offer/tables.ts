import type { Offer } from '@chuhai/contract/search'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What can be ordered on a page of the portal. */
export const offers = pgTable('offer', {
  /** The key of its page. */
  page: text().primaryKey(),
  category: text().$type<Offer['category']>().notNull(),
  /** Fen; 0 for free, null where it is named on request. */
  price: integer(),
  per: text().notNull(),
  isFrom: boolean('is_from').notNull(),
  note: text().notNull(),
  duration: jsonb().$type<NonNullable<Offer['duration']>>(),
  position: integer().notNull(),
})
