import type { QuoteLine, QuoteRequest, RateTable, ShippingLineWithRates } from '@chuhai/contract/logistics'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

/** Content of a line beside its prices. */
export type LineFacts = Pick<
  ShippingLineWithRates,
  'name' | 'carrier' | 'kind' | 'summary' | 'features' | 'isTracked' | 'notes'
>

/**
 * Lines with their newest tables. A trigger stores every change of `rates` as a version in `rate_table`. Quotes and orders refer to a row,
 * so that a removed line is hidden and not deleted.
 */
export const rateLines = pgTable('rate_line', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  content: jsonb().$type<LineFacts>().notNull(),
  rates: jsonb().$type<RateTable>().notNull(),
  isShown: boolean('is_shown').notNull().default(true),
})

/** Every version of the table of a line. A trigger rejects changes and deletions, so that old quotes can be computed again at any time. */
export const rateTables = pgTable(
  'rate_table',
  {
    lineId: integer('line_id')
      .notNull()
      .references(() => rateLines.id),
    version: integer().notNull(),
    /** Grows with every version of any line. */
    serial: integer().notNull().generatedAlwaysAsIdentity(),
    content: jsonb().$type<RateTable>().notNull(),
    /** From when on it is valid, and until when; of several valid versions the greatest is in force. */
    validFrom: time('valid_from').notNull(),
    validUntil: time('valid_until'),
    importedAt: time('imported_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.version] }),
    unique('rate_table_serial').on(table.serial),
  ],
)

/** Stored quotes, which never change; who asked is not stored. */
export const shippingQuotes = pgTable(
  'shipping_quote',
  {
    number: text().primaryKey(),
    version: integer().notNull(),
    request: jsonb().$type<QuoteRequest>().notNull(),
    lines: jsonb().$type<QuoteLine[]>().notNull(),
    askedAt: time('asked_at').notNull(),
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('shipping_quote_end').on(table.endsAt)],
)
