import type { BookingSource } from './carrier/booking-source'
import { bookingRows, cancelBooking } from './carrier/bookings'
import { priceByVersion } from './rates/quotes'
import type { Carriage } from './shipment/carriage'
import { shipmentBookings, shipmentListener } from './shipment/carried'
import { warehouseSource } from './shipment/source'
import type { ShipmentParts } from './shipment/steps'
import { lockParcels } from './tracking/keep'
import type { FindSender, ParcelListener } from './tracking/source'
import { tellOfMoves } from './tracking/told'
import { listWarehouses } from './warehouse/warehouses'
import type { WeighingParts } from './warehouse/weighing/parts'
import { findShipment, type ShipmentSource } from './warehouse/weighing/shipment-source'

/** Modules whose parcels are booked with carriers. */
export const bookingSources: readonly BookingSource[] = [shipmentBookings]

/** Booking of parcels, for modules that send them. */
export const carriage: Carriage = {
  book: bookingRows,
  lock: lockParcels,
  cancel: (tx, number, now) => cancelBooking(tx, number, parcelListeners, now),
}

/** Modules whose shipments come to warehouses. */
export const shipmentSources: readonly ShipmentSource[] = [warehouseSource(carriage)]

/** Resolves to the sender of a parcel; null if it is unknown or its sender was erased. */
export const findSender: FindSender = async (db, number) => {
  const found = await findShipment(shipmentSources, (source) => source.findByParcel(db, number))
  return found && found.userId !== null ? { userId: found.userId, shipment: found.number } : null
}

/** Listeners for changes of a parcel's status. */
export const parcelListeners: readonly ParcelListener[] = [
  shipmentListener(carriage),
  tellOfMoves(findSender),
]

/** Dependencies of weighing on other modules. */
export const weighingParts: WeighingParts = {
  shipments: shipmentSources,
  price: priceByVersion,
  listeners: parcelListeners,
}

/** Dependencies of shipments on other modules. */
export const shipmentParts: ShipmentParts = { carriage, listWarehouses }
