import type { Db } from '../database/db'
import type { BookingSource } from './carrier/booking-source'
import { bookingRows, cancelBooking } from './carrier/bookings'
import { priceByVersion } from './rates/quotes'
import type { FindSender, ParcelListener } from './tracking/source'
import { tellOfMoves } from './tracking/told'
import type { WeighingParts } from './warehouse/weighing/parts'
import { findShipment, type ShipmentSource } from './warehouse/weighing/shipment-source'

/** Whose parcels carriers book; a module whose parcels are carried adds itself here. */
export const bookingSources: readonly BookingSource[] = []

/** Whose shipments come to warehouses; a module that has some adds itself here. */
export const shipmentSources: readonly ShipmentSource[] = []

/** Who sends a parcel. */
export const findSender: FindSender = async (db, number) => {
  const found = await findShipment(shipmentSources, (source) => source.findByParcel(db, number))
  return found && found.userId !== null ? { userId: found.userId, shipment: found.number } : null
}

/** Who is told when something becomes of a parcel. */
export const parcelListeners: readonly ParcelListener[] = [tellOfMoves(findSender)]

/** What weighing needs of other modules. */
export const weighingParts: WeighingParts = {
  shipments: shipmentSources,
  price: priceByVersion,
  listeners: parcelListeners,
}

/** How parcels come to be carried. */
export const carriage = {
  book: bookingRows,
  cancel: (tx: Db, number: string, now: Date) => cancelBooking(tx, number, parcelListeners, now),
}
