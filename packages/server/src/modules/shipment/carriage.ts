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

/** Who brings parcels to their recipients: the module that speaks with carriers. */
export interface Carriage {
  /** Returns the rows by which a parcel is booked, to be written with its label: all or none. */
  book(parcel: CarriedParcel, now: Date): Write[]
  /** Locks parcels: who hears of one has it locked before its shipment, so that a step that ends their bookings locks them first. */
  lock(tx: Db, numbers: readonly string[]): Promise<void>
  /** Ends the booking of a parcel in the transaction that voids its label. */
  cancel(tx: Db, number: string, now: Date): Promise<void>
}
