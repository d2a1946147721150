import type { Db } from '../../database/db'
import type { BookingRequest } from './carrier'

/** What has become of a booking. */
export interface BookingOutcome {
  /** That of the parcel. */
  number: string
  state: 'booked' | 'refused' | 'cancelled' | 'kept'
  carrierNumber: string | null
  /** Why the carrier has refused it, in its words; empty otherwise. */
  words: string
}

/** A module whose parcels are booked. */
export interface BookingSource {
  /** Returns what its carrier has to know of a parcel; null for one that is none of this module, or is not to be carried any more. */
  requestOf(db: Db, number: string): Promise<BookingRequest | null>
  /** Is told in the transaction that writes what has become of a booking. */
  noteOutcome(tx: Db, outcome: BookingOutcome, now: Date): Promise<void>
}
