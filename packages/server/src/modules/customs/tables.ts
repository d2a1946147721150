import type { CustomsRule } from '@chuhai/contract/logistics'
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Customs rules of destinations, by the day from which on they are in force. */
export const customsRules = pgTable('customs_rule', {
  /** Its key and its day, as files name it: `eu-2026-11-01`. */
  id: text().primaryKey(),
  key: text().notNull(),
  from: date().notNull(),
  content: jsonb().$type<CustomsRule>().notNull(),
})

/** Codes of the Harmonized System with the names of goods. */
export const hsCodes = pgTable('hs_code', {
  code: text().primaryKey(),
  position: integer().notNull(),
  zh: text().notNull(),
  en: text().notNull(),
  /** Synonyms for the search. */
  words: text().array().notNull(),
  /** The longer codes of countries, by country. */
  national: jsonb().$type<Record<string, string>>().notNull(),
})
