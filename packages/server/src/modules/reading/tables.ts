import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Lists of articles to read in order. */
export const readings = pgTable('reading', {
  id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  title: text().notNull(),
  lead: text().notNull(),
  illustration: text().notNull(),
  suits: text().notNull(),
  tags: text().array().notNull(),
  updated: date({ mode: 'string' }).notNull(),
  entries: jsonb().$type<{ article: number; why: string }[]>().notNull(),
  position: integer().notNull(),
})
