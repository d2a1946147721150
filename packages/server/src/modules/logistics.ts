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

/** Whose parcels carriers book; a module whose parcels are carried adds itself here. */
export const bookingSources: readonly BookingSource[] = [shipmentBookings]

/** How parcels come to be carried. */
export const carriage: Carriage = {
  book: bookingRows,
  lock: lockParcels,
  cancel: (tx, number, now) => cancelBooking(tx, number, parcelListeners, now),
}

/** Whose shipments come to warehouses; a module that has some adds itself here. */
export const shipmentSources: readonly ShipmentSource[] = [warehouseSource(carriage)]

/** Who sends a parcel. */
export const findSender: FindSender = async (db, number) => {
  const found = await findShipment(shipmentSources, (source) => source.findByParcel(db, number))
  return found && found.userId !== null ? { userId: found.userId, shipment: found.number } : null
}

/** Who is told when something becomes of a parcel. */
export const parcelListeners: readonly ParcelListener[] = [
  shipmentListener(carriage),
  tellOfMoves(findSender),
]

/** What weighing needs of other modules. */
export const weighingParts: WeighingParts = {
  shipments: shipmentSources,
  price: priceByVersion,
  listeners: parcelListeners,
}

/** What shipments need of other modules. */
export const shipmentParts: ShipmentParts = { carriage, listWarehouses }
