import { randomUUID } from 'node:crypto'
import type { LineCarrier } from '@chuhai/contract/logistics'
import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { deleteInBatches } from '../../database/delete-batches'
import { type Write, writeOnce } from '../../database/write-rows'
import { claimDue, type Queue } from '../../jobs/claim'
import { backOffMs } from '../../time/back-off'
import { hourMs, minuteMs } from '../../time/durations'
import { endAsking, followRow, noteStep } from '../tracking/follow'
import type { ParcelListener } from '../tracking/source'
import { type BookingRow, carrierBookings } from './tables'

/** Key of the carrier that books; without one, bookings wait. */
export const bookerKey = 'gateway'

interface NewBooking {
  /** Number of the parcel. */
  number: string
  carrier: LineCarrier
  destination: string
  /** Days of Beijing. */
  promised: { from: string; to: string } | null
}

/** Returns the rows of a booking and its followed parcel, to be written together with the label. */
export const bookingRows = ({ number, ...parcel }: NewBooking, now: Date): Write[] => [
  writeOnce(carrierBookings, {
    id: randomUUID(),
    number,
    carrierKey: bookerKey,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    createdAt: now,
    changedAt: now,
  }),
  followRow({ number, carrierKey: bookerKey, ...parcel }, now),
]

/** Updates a booking. Resolves to false where its state has changed meanwhile. */
const change = async (tx: Db, { id, state }: BookingRow, next: Partial<BookingRow>): Promise<boolean> => {
  const changed = await tx
    .update(carrierBookings)
    .set(next)
    .where(and(eq(carrierBookings.id, id), eq(carrierBookings.state, state)))
    .returning({ id: carrierBookings.id })
  return changed.length > 0
}

const isAsked = ({ state, attempts }: BookingRow) =>
  state === 'booked' || (state === 'waiting' && attempts > 0)

/**
 * Cancels the booking of a parcel, in the transaction that voids its label: at once if the carrier was never asked, else at the carrier,
 * which may keep a collected parcel.
 */
export const cancelBooking = async (
  tx: Db,
  number: string,
  listeners: readonly ParcelListener[],
  now: Date,
): Promise<void> => {
  const [booking] = await tx
    .select()
    .from(carrierBookings)
    .where(eq(carrierBookings.number, number))
    .for('update')
  if (!booking) return
  const about = { changedAt: now, lastError: null }
  if (isAsked(booking)) {
    await change(tx, booking, { ...about, state: 'cancelling', attempts: 0, nextAttemptAt: now })
    return
  }
  if (booking.state !== 'waiting' && booking.state !== 'refused') return
  await change(tx, booking, { ...about, state: 'cancelled', nextAttemptAt: null })
  await endAsking(tx, number)
  await noteStep(tx, { number, step: 'cancelled' }, listeners, now)
}

const delays = { firstMs: 15_000, longestMs: hourMs }

const queueOf = (carrierKey: string): Queue<typeof carrierBookings> => ({
  table: carrierBookings,
  key: 'id',
  dueAt: 'nextAttemptAt',
  attempts: 'attempts',
  open: and(
    eq(carrierBookings.carrierKey, carrierKey),
    inArray(carrierBookings.state, ['waiting', 'cancelling']),
  ),
  batch: 8,
  // Longer than a whole batch takes at a slow carrier.
  claimMs: 4 * minuteMs,
})

/** Claims bookings that are due; other instances get others. */
export const claimBookings = (db: Db, carrierKey: string, now: Date): Promise<BookingRow[]> =>
  claimDue(db, queueOf(carrierKey), now)

/** Stores the error of an attempt, and schedules the next one with a longer delay. */
export const postponeBooking = async (
  db: Db,
  { id, attempts }: BookingRow,
  lastError: string,
  now: Date,
): Promise<void> => {
  await db
    .update(carrierBookings)
    .set({ lastError, nextAttemptAt: new Date(now.getTime() + backOffMs(attempts, delays)) })
    .where(eq(carrierBookings.id, id))
}

/** Deletes finished bookings last changed before a given time. */
export const deleteOldBookings = async (db: Db, before: Date): Promise<void> => {
  const isOver = inArray(carrierBookings.state, ['booked', 'refused', 'cancelled', 'kept'])
  await deleteInBatches(db, carrierBookings, and(isOver, lt(carrierBookings.changedAt, before)))
}
