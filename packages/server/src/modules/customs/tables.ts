import type { CustomsRule } from '@chuhai/contract/logistics'
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What customs of destinations ask for, by the day from which on they do. */
export const customsRules = pgTable('customs_rule', {
  /** Its key and its day, as files name it: `eu-2026-11-01`. */
  id: text().primaryKey(),
  key: text().notNull(),
  from: date().notNull(),
  content: jsonb().$type<CustomsRule>().notNull(),
})

/** Codes of the Harmonized System with what goods are called. */
export const hsCodes = pgTable('hs_code', {
  code: text().primaryKey(),
  position: integer().notNull(),
  zh: text().notNull(),
  en: text().notNull(),
  /** Other words for the same, which the search finds it by. */
  words: text().array().notNull(),
  /** The longer codes of countries, by country. */
  national: jsonb().$type<Record<string, string>>().notNull(),
})
