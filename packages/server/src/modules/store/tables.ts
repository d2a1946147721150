import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { WrittenRequirement } from './written-requirement'

/** What platforms ask on their sites. Applications name a row, so that one which editors remove is hidden. */
export const storeRequirements = pgTable(
  'store_requirement',
  {
    /** Platform and site, as `storeSubject` writes them. */
    subject: text().primaryKey(),
    platformId: integer('platform_id').notNull(),
    content: jsonb().$type<WrittenRequirement>().notNull(),
    isShown: boolean('is_shown').notNull().default(true),
  },
  (table) => [index('store_requirement_platform').on(table.platformId)],
)
