import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What can be found, whichever domain it belongs to. */
export const searchEntries = pgTable(
  'search_entry',
  {
    kind: text().notNull(),
    key: text().notNull(),
    locale: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    address: text().notNull(),
    /** Digest of the entry and of the way it was taken apart: what is unchanged is not written again. */
    fingerprint: text().notNull(),
    /** How the Chinese of the title is read. */
    reading: text().notNull().default(''),
    vector: searchVector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key, table.locale] }),
    index('search_entry_vector').using('gin', table.vector),
  ],
)

/** Latin words of the entries, to guess from what somebody meant to write. */
export const searchWords = pgTable(
  'search_word',
  { word: text().primaryKey(), trigrams: text().array().notNull() },
  (table) => [index('search_word_trigrams').using('gin', table.trigrams)],
)
