import { eq } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { failureOf } from '../../jobs/failure'
import type { Logger } from '../../process/log'
import { beginAsking, endAsking, noteStep } from '../tracking/follow'
import { lockParcels } from '../tracking/keep'
import type { ParcelListener } from '../tracking/source'
import type { BookingOutcome, BookingSource } from './booking-source'
import { claimBookings, postponeBooking } from './bookings'
import { type BookingRequest, type CarrierBooking, CarrierRefusal } from './carrier'
import type { Carriers } from './carriers'
import { type BookingRow, carrierBookings } from './tables'

export interface CarryingOut {
  db: Db
  log: Logger
  carriers: Carriers
  sources: readonly BookingSource[]
  listeners: readonly ParcelListener[]
}

/** Attempts after which an operator is alerted. */
const alertAfter = 5

const wordsMax = 200

const findRequest = async ({ db, sources }: CarryingOut, number: string): Promise<BookingRequest | null> => {
  for (const source of sources) {
    const request = await source.requestOf(db, number)
    if (request) return request
  }
  return null
}

type Answer = Pick<BookingOutcome, 'state' | 'words'> & { carrierNumber?: string }

/** Sends a booking or cancellation to the carrier. Resolves to its answer, also for a refusal. */
const ask = async (
  work: CarryingOut,
  booking: CarrierBooking,
  { number, state, attempts }: BookingRow,
): Promise<Answer> => {
  if (state === 'cancelling') return { state: await booking.cancel(number), words: '' }
  const request = await findRequest(work, number)
  // An earlier attempt may have reached the carrier.
  if (!request) return { state: attempts > 1 ? await booking.cancel(number) : 'cancelled', words: '' }
  try {
    return { state: 'booked', words: '', carrierNumber: await booking.book(number, request) }
  } catch (error) {
    if (!(error instanceof CarrierRefusal)) throw error
    return { state: 'refused', words: `${error.code} ${error.words}`.trim().slice(0, wordsMax) }
  }
}

const follow = async (
  tx: Db,
  { carriers, listeners }: CarryingOut,
  { number, state, carrierNumber, carrierKey }: BookingRow,
  now: Date,
): Promise<void> => {
  if (state === 'booked' && carrierNumber !== null) {
    await beginAsking(tx, { number, carrierNumber, carrierKey: carriers.tracker?.key ?? carrierKey }, now)
    await noteStep(tx, { number, step: 'booked' }, listeners, now)
  }
  if (state === 'cancelled') {
    await endAsking(tx, number)
    await noteStep(tx, { number, step: 'cancelled' }, listeners, now)
  }
}

/** Stores the result of a booking, and notifies its source. A booking that was cancelled meanwhile is cancelled at the carrier next. */
const settle = (
  work: CarryingOut,
  { id, number, state: asked, carrierNumber: known }: BookingRow,
  { carrierNumber, ...answer }: Answer,
  now: Date,
): Promise<void> =>
  work.db.transaction(async (tx) => {
    // The same order of locks as for voiding a label: parcel, label, booking.
    await lockParcels(tx, [number])
    const outcome = { ...answer, number, carrierNumber: carrierNumber ?? known }
    for (const source of work.sources) await source.noteOutcome(tx, outcome, now)
    const [stored] = await tx.select().from(carrierBookings).where(eq(carrierBookings.id, id)).for('update')
    if (!stored) return
    const isOvertaken = stored.state !== asked
    const [changed] = await tx
      .update(carrierBookings)
      .set({
        changedAt: now,
        ...(carrierNumber !== undefined && { carrierNumber }),
        ...(isOvertaken
          ? { nextAttemptAt: now }
          : { state: answer.state, nextAttemptAt: null, lastError: answer.words || null }),
      })
      .where(eq(carrierBookings.id, id))
      .returning()
    if (changed && !isOvertaken) await follow(tx, work, changed, now)
  })

/**
 * Sends the bookings that are due to the carrier. A repeated attempt has the same number, so that after a crash the carrier returns the
 * same booking. Resolves to whether more may be due.
 */
export const carryOutBookings = async (work: CarryingOut, now: Date): Promise<boolean> => {
  const { db, log, carriers } = work
  const { booker } = carriers
  if (!booker?.booking) return false
  const due = await claimBookings(db, booker.key, now)
  for (const row of due) {
    const { number, attempts } = row
    try {
      const answer = await ask(work, booker.booking, row)
      if (answer.state === 'refused')
        log.error({ parcel: number, words: answer.words, alert: true }, 'the carrier refuses a parcel')
      await settle(work, row, answer, now)
    } catch (error) {
      const reason = failureOf(error)
      const said = { parcel: number, attempts, reason }
      if (attempts < alertAfter) log.warn(said, 'a booking waits for its carrier, will be tried again')
      else log.error({ ...said, alert: true }, 'a booking keeps failing')
      await postponeBooking(db, row, reason, now)
    }
  }
  return due.length > 0 && !booker.isResting()
}
