import { type ShipmentAction, type TrackingStatus, writtenPostcode } from '@chuhai/contract/logistics'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { BookingOutcome, BookingSource } from '../carrier/booking-source'
import type { BookingRequest } from '../carrier/carrier'
import { findRule } from '../customs/rules'
import type { ParcelListener } from '../tracking/source'
import type { Carriage } from './carriage'
import { findByLabel } from './labels'
import { takeStep } from './steps'
import { type ShipmentLabelRow, type ShipmentRow, shipmentLabels } from './tables'
import { carriedStates } from './transitions'

const partyOf = ({ request, details }: ShipmentRow): BookingRequest['recipient'] => {
  const { recipient } = details
  const { country, postcode } = request.destination
  return {
    name: recipient.name,
    company: recipient.company,
    country,
    state: recipient.state,
    city: recipient.city,
    postcode: writtenPostcode(country, postcode),
    street: [recipient.street, recipient.streetMore].filter((line) => line !== '').join(', '),
    phone: recipient.phone,
    mail: recipient.mail,
    taxId: recipient.taxId,
  }
}

/** Returns the booking request of a parcel as of now; null where its label is void or its shipment is not to be carried. */
const requestOf = async (db: Db, label: string): Promise<BookingRequest | null> => {
  const found = await findByLabel(db, label)
  if (!found || found.label.voidedAt !== null || !carriedStates.includes(found.shipment.state)) return null
  const { request, details, quote, sender, number } = found.shipment
  const { parcel: index } = found.label
  const parcel = request.parcels[index - 1]
  if (!parcel || !sender) return null
  const rule = await findRule(db, request.destination.country, found.label.issuedAt)
  return {
    carrier: quote.carrier.key,
    service: String(quote.lineId),
    shipment: number,
    index,
    count: request.parcels.length,
    parcel,
    goodsKind: request.goodsKind,
    sender: {
      name: sender.nameLatin,
      company: '',
      country: 'CN',
      state: '',
      city: '',
      postcode: '',
      street: sender.addressLatin,
      phone: sender.phone,
      mail: '',
      taxId: '',
    },
    recipient: partyOf(found.shipment),
    goods: details.goods.map(({ nameZh: _, nameEn, ...line }) => ({ ...line, name: nameEn })),
    customs: { ...details.customs, currency: rule?.currency ?? 'USD' },
  }
}

const noteOutcome = async (tx: Db, { number, state, carrierNumber }: BookingOutcome): Promise<void> => {
  if (state === 'booked')
    await tx.update(shipmentLabels).set({ carrierNumber }).where(eq(shipmentLabels.number, number))
}

/** Parcels of shipments as a source of bookings. */
export const shipmentBookings: BookingSource = { requestOf, noteOutcome }

const actionsOf: Partial<Record<TrackingStatus, ShipmentAction>> = {
  inTransit: 'send',
  delayed: 'send',
  outForDelivery: 'send',
  readyForPickup: 'send',
  deliveryFailed: 'send',
  delivered: 'deliver',
  returnToSender: 'return',
}

/** Stores the delivery of a parcel. Resolves to whether all parcels of its shipment have been delivered. */
const noteDelivery = async (tx: Db, label: ShipmentLabelRow, at: Date): Promise<boolean> => {
  const { number, shipment, deliveredAt } = shipmentLabels
  await tx.update(shipmentLabels).set({ deliveredAt: at }).where(eq(number, label.number))
  const isOpen = and(eq(shipment, label.shipment), isNull(shipmentLabels.voidedAt), isNull(deliveredAt))
  return (await tx.$count(shipmentLabels, isOpen)) === 0
}

/**
 * Moves a shipment with its parcels: it is sent with the first of them, and delivered with the last. A status that does not fit its state
 * changes nothing: those of the warehouse are received here, too.
 */
export const shipmentListener =
  (carriage: Carriage): ParcelListener =>
  async (tx, { number: parcel, status, at }) => {
    const action = actionsOf[status]
    const found = action && (await findByLabel(tx, parcel))
    if (!action || !found || found.label.voidedAt !== null) return
    const { number } = found.shipment
    const take = (one: ShipmentAction) =>
      takeStep(tx, { number, action: one }, { actor: 'carrier', at }, { carriage })
    // Events may come all at once: a parcel that is delivered or returned was sent before.
    await take('send')
    if (action === 'deliver' && !(await noteDelivery(tx, found.label, at))) return
    if (action !== 'send') await take(action)
  }
