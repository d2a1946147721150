import { quoteDays } from '@chuhai/contract/constants'
import type { QuoteLine, QuoteRequest, ShippingQuote } from '@chuhai/contract/logistics'
import { eq, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { type Write, write } from '../../database/write-rows'
import { ApiError } from '../../http/api-error'
import { dateInShanghai, momentInShanghai } from '../../time/shanghai'
import { newNumber } from '../order/order-number'
import { findVersion, linesInForce } from './in-force'
import { inOrderOfPrice, quoteLineOf } from './quote-line'
import { shippingQuotes } from './tables'

type QuoteRow = typeof shippingQuotes.$inferSelect

const present = ({ askedAt, endsAt, ...quote }: QuoteRow): ShippingQuote => ({
  ...quote,
  askedAt: askedAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

/** The midnight in Beijing at which a quote ends. */
const endOf = (now: Date): Date => momentInShanghai(dateInShanghai(now, quoteDays + 1), '00:00:00')

/** Returns the prices of all lines, without storing a quote. */
export const askLines = async (db: Db, request: QuoteRequest, now: Date): Promise<ShippingQuote> => {
  const lines = await linesInForce(db, now)
  return present({
    number: newNumber('quote', now),
    version: Math.max(0, ...lines.map(({ serial }) => serial)),
    request,
    lines: inOrderOfPrice(lines.map((line) => quoteLineOf(line, request, now))),
    askedAt: now,
    endsAt: endOf(now),
  })
}

const rowOf = ({ askedAt, endsAt, ...quote }: ShippingQuote): QuoteRow => ({
  ...quote,
  askedAt: new Date(askedAt),
  endsAt: new Date(endsAt),
})

/** Returns the row of a quote. */
export const quoteRow = (quote: ShippingQuote): Write => write(shippingQuotes, rowOf(quote))

/** Stores the prices of all lines as a quote. */
export const makeQuote = async (db: Db, request: QuoteRequest, now: Date): Promise<ShippingQuote> => {
  const quote = await askLines(db, request, now)
  await db.insert(shippingQuotes).values(rowOf(quote))
  return quote
}

/** Returns a quote by its number, also one that has ended; null for none. */
export const findQuote = async (db: Db, number: string): Promise<ShippingQuote | null> => {
  const [row] = await db.select().from(shippingQuotes).where(eq(shippingQuotes.number, number))
  return row ? present(row) : null
}

/** Returns a line of a quote that can be ordered. Throws where the quote has ended, or the line does not take the parcels. */
export const requireLine = async (
  db: Db,
  { number, lineId }: { number: string; lineId: number },
  now: Date,
): Promise<{ quote: ShippingQuote; line: QuoteLine & { amount: number } }> => {
  const quote = await findQuote(db, number)
  const line = quote?.lines.find((one) => one.lineId === lineId)
  if (!quote || !line) throw new ApiError('NOT_FOUND')
  if (new Date(quote.endsAt) <= now) throw new ApiError('QUOTE_ENDED')
  const { amount } = line
  if (amount === null) throw new ApiError('QUOTE_LINE_IMPOSSIBLE')
  return { quote, line: { ...line, amount } }
}

/**
 * Returns the price of a line for other parcels by the table and the instant of a quote, as after weighing; null where there is no such
 * version.
 */
export const priceByVersion = async (
  db: Db,
  {
    lineId,
    tableVersion,
    request,
    at,
  }: Pick<QuoteLine, 'lineId' | 'tableVersion'> & {
    request: QuoteRequest
    /** The instant at which the quote was asked for. */
    at: Date
  },
): Promise<QuoteLine | null> => {
  const line = await findVersion(db, { lineId, version: tableVersion })
  return line && quoteLineOf(line, request, at)
}

/** Deletes quotes that ended before a time. */
export const deleteOldQuotes = (db: Db, before: Date) =>
  deleteInBatches(db, shippingQuotes, lt(shippingQuotes.endsAt, before))
