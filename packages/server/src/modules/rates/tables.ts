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

/** What editors say of a line beside its prices. */
export type LineFacts = Pick<
  ShippingLineWithRates,
  'name' | 'carrier' | 'kind' | 'summary' | 'features' | 'isTracked' | 'notes'
>

/**
 * Lines with the newest of their tables. Whoever writes `rates` adds a version: a trigger keeps it in `rate_table`. Quotes and orders
 * name a row, so that a line which is taken out is hidden.
 */
export const rateLines = pgTable('rate_line', {
  id: integer().primaryKey(),
  position: integer().notNull(),
  content: jsonb().$type<LineFacts>().notNull(),
  rates: jsonb().$type<RateTable>().notNull(),
  isShown: boolean('is_shown').notNull().default(true),
})

/** Every table that a line has had. A trigger lets nothing be changed or deleted: what was quoted is computed by it for ever. */
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
    /** From when on it counts, and until when; the greatest version that counts is the one. */
    validFrom: time('valid_from').notNull(),
    validUntil: time('valid_until'),
    importedAt: time('imported_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.lineId, table.version] }),
    unique('rate_table_serial').on(table.serial),
  ],
)

/** Prices that were asked for, as they stay until their end. Nothing here says by whom. */
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
