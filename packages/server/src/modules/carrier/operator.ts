import type { BookingRepeat, ManagedBooking, ManagedCarrier } from '@chuhai/contract/admin'
import type { BookingState } from '@chuhai/contract/logistics'
import { and, asc, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { ApiError } from '../../http/api-error'
import { type CarrierQuote, CarrierRefusal, CarrierUnavailable, type QuotedParcel } from './carrier'
import type { Carriers } from './carriers'
import { type BookingRow, carrierBookings } from './tables'

const { id, number, state, attempts, lastError, nextAttemptAt, carrierKey } = carrierBookings

const isWaiting = inArray(state, ['waiting', 'cancelling'])
const isFailing = and(isWaiting, isNotNull(lastError))

/** Lists the connected carriers with their pending bookings. */
export const listCarriers = async (db: Db, carriers: Carriers): Promise<ManagedCarrier[]> => {
  const rows = await db
    .select({
      key: carrierKey,
      waiting: count(),
      failing: sql<number>`count(*) filter (where ${lastError} is not null)`.mapWith(Number),
    })
    .from(carrierBookings)
    .where(isWaiting)
    .groupBy(carrierKey)
  const waits = new Map(rows.map(({ key, ...row }) => [key, row]))
  return carriers.list.map(({ key, name, booking, isResting }) => ({
    key,
    name,
    can: booking ? ['quote', 'book', 'label', 'cancel', 'track'] : ['track'],
    isResting: isResting(),
    ...(waits.get(key) ?? { waiting: 0, failing: 0 }),
  }))
}

const present = (row: BookingRow): ManagedBooking => ({
  id: row.id,
  number: row.number,
  carrierKey: row.carrierKey,
  state: row.state,
  carrierNumber: row.carrierNumber,
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  error: row.lastError,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
})

interface BookingPage {
  state?: BookingState | undefined
  failing?: '1' | undefined
  /** The last booking of the page before. */
  after?: string | undefined
  rows: number
}

/** Lists bookings by page, in the order of their ids. */
export const listBookings = async (db: Db, page: BookingPage): Promise<ManagedBooking[]> => {
  const found = await db
    .select()
    .from(carrierBookings)
    .where(
      and(
        page.state && eq(state, page.state),
        page.failing && isFailing,
        page.after === undefined ? undefined : gt(id, page.after),
      ),
    )
    .orderBy(asc(id))
    .limit(page.rows)
  return found.map(present)
}

/** Retries a booking now; a refused one is tried again, as its cause may have been corrected. */
export const repeatBooking = async (db: Db, asked: string, now: Date): Promise<BookingRepeat> => {
  const [found] = await db.select().from(carrierBookings).where(eq(id, asked)).for('update')
  if (!found) return 'unknown'
  if (found.state !== 'refused' && found.state !== 'waiting' && found.state !== 'cancelling')
    return 'answered'
  await db
    .update(carrierBookings)
    .set({
      nextAttemptAt: now,
      ...(found.state === 'refused' && { state: 'waiting', attempts: 0, changedAt: now }),
    })
    .where(eq(id, asked))
  return 'due'
}

/** Returns the states of one booking, for the log of what operators did. */
export const findBookingState = async (db: Db, asked: string) => {
  const [found] = await db
    .select({ number, state, attempts, nextAttemptAt })
    .from(carrierBookings)
    .where(eq(id, asked))
  return found ?? null
}

const booker = ({ booker: found }: Carriers) => {
  if (!found?.booking) throw new ApiError('CARRIER_MISSING')
  return found.booking
}

/** Turns failures and refusals of a carrier into errors of the API. */
const asked = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof CarrierUnavailable) throw new ApiError('CARRIER_UNAVAILABLE')
    if (error instanceof CarrierRefusal) throw new ApiError('CARRIER_REFUSES')
    throw error
  }
}

/** Returns the prices of carriers for a parcel by their own rates, the cheapest first. */
export const askQuotes = async (carriers: Carriers, parcel: QuotedParcel): Promise<CarrierQuote[]> => {
  const quotes = await asked(booker(carriers).quote(parcel))
  return quotes.toSorted((one, other) => one.amount - other.amount)
}

/** Returns the label of a carrier, a PDF in Base64. */
export const readCarrierLabel = async (carriers: Carriers, parcel: string): Promise<string> =>
  Buffer.from(await asked(booker(carriers).label(parcel))).toString('base64')
