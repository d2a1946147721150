import { customType, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SearchEntry } from './entry'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The search entries of all domains. */
export const searchEntries = pgTable(
  'search_entry',
  {
    kind: text().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    address: text().notNull(),
    tags: text().array().notNull().default([]),
    publishedAt: date('published_at', { mode: 'string' }),
    offer: jsonb().$type<NonNullable<SearchEntry['offer']>>(),
    /** Digest of the entry and of the version of the indexing, so that unchanged entries are not written again. */
    fingerprint: text().notNull(),
    /** The pinyin of the title. */
    reading: text().notNull().default(''),
    vector: searchVector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key, table.locale] }),
    index('search_entry_vector').using('gin', table.vector),
    index('search_entry_tags').using('gin', table.tags),
  ],
)

/** Latin words of the entries, for spelling corrections. */
export const searchWords = pgTable(
  'search_word',
  { word: text().primaryKey(), trigrams: text().array().notNull() },
  (table) => [index('search_word_trigrams').using('gin', table.trigrams)],
)
