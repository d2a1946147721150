import type { Page } from '@chuhai/contract/page'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Content pages of the portal: columns for the search, and the page as JSON. */
export const pages = pgTable('page', {
  key: text().primaryKey(),
  path: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  position: integer().notNull(),
  /** Pages for signed-in visitors are not found by anybody else. */
  isListed: boolean('is_listed').notNull().default(true),
  content: jsonb().$type<Omit<Page, 'key' | 'path' | 'title' | 'summary'>>().notNull(),
})
