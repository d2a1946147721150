import type { Db } from '../../database/db'
import type { BookingRequest } from './carrier'

/** The result of a booking. */
export interface BookingOutcome {
  /** Number of the parcel. */
  number: string
  state: 'booked' | 'refused' | 'cancelled' | 'kept'
  carrierNumber: string | null
  /** The carrier's reason for a refusal; empty otherwise. */
  words: string
}

/** A module whose parcels are booked. */
export interface BookingSource {
  /** Returns the booking request of a parcel; null if it is of another module, or no longer to be carried. */
  requestOf(db: Db, number: string): Promise<BookingRequest | null>
  /** Called with the result of a booking, in the transaction that stores it. */
  noteOutcome(tx: Db, outcome: BookingOutcome, now: Date): Promise<void>
}
