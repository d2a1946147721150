import type { LineCarrier } from '@chuhai/contract/logistics'
import type { Db } from '../../database/db'
import type { Write } from '../../database/write-rows'

/** A parcel to be carried, by the number on its label. */
export interface CarriedParcel {
  number: string
  carrier: LineCarrier
  destination: string
  /** Days of Beijing; null where the line promises none. */
  promised: { from: string; to: string } | null
}

/** Carriage of parcels to their recipients, implemented by the module of carriers. */
export interface Carriage {
  /** Returns the rows of the booking of a parcel, to be written together with its label. */
  book(parcel: CarriedParcel, now: Date): Write[]
  /** Locks parcels before their shipment, in the order of tracking, so that a transition that cancels bookings causes no deadlock. */
  lock(tx: Db, numbers: readonly string[]): Promise<void>
  /** Cancels the booking of a parcel in the transaction that voids its label. */
  cancel(tx: Db, number: string, now: Date): Promise<void>
}
