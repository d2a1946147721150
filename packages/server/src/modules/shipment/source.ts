import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../database/db'
import type { ExpectedShipment, ShipmentSource } from '../warehouse/weighing/shipment-source'
import type { Carriage } from './carriage'
import { findByLabel } from './labels'
import { isOfCaller } from './ownership'
import { giveBack } from './refunds'
import { takeStep } from './steps'
import { type ShipmentRow, shipmentLabels, shipments } from './tables'
import { labelledStates } from './transitions'

/** Returns the shipment as the warehouse needs it, with its valid labels. */
const expected = async (db: Db, row: ShipmentRow): Promise<ExpectedShipment> => {
  const { number, userId, orgId, request, quote, amount, quotedAt, state } = row
  const labels = await db
    .select()
    .from(shipmentLabels)
    .where(and(eq(shipmentLabels.shipment, number), isNull(shipmentLabels.voidedAt)))
    .orderBy(shipmentLabels.parcel)
  const parcels = labels.flatMap((label) => {
    const declared = request.parcels[label.parcel - 1]
    return declared ? [{ number: label.number, declared }] : []
  })
  const isExpected = labelledStates.includes(state) && parcels.length > 0
  return { number, userId, orgId, isExpected, request, line: { ...quote, amount }, quotedAt, parcels }
}

/** Shipments as a source for warehouses. */
export const warehouseSource = (carriage: Carriage): ShipmentSource => ({
  async findByParcel(db, parcel) {
    const found = await findByLabel(db, parcel)
    if (!found) return null
    const shipment = await expected(db, found.shipment)
    // A voided label is known, but no parcel is received by it.
    return { ...shipment, isExpected: shipment.isExpected && found.label.voidedAt === null }
  },
  async findByNumber(db, number, userId) {
    const isOwn = userId === undefined ? undefined : isOfCaller({ db, userId })
    const [found] = await db
      .select()
      .from(shipments)
      .where(and(eq(shipments.number, number), isOwn))
    return found ? expected(db, found) : null
  },
  listHeld: (call) =>
    call.db
      .select({
        number: shipments.number,
        recipientName: sql<string>`${shipments.details} -> 'recipient' ->> 'name'`,
      })
      .from(shipments)
      .where(and(eq(shipments.state, 'held'), isOfCaller(call))),
  isReadableBy: async (number, call) =>
    (await call.db.$count(shipments, and(eq(shipments.number, number), isOfCaller(call)))) > 0,
  async note(tx, { number, action, words, by }, now) {
    const note = { actor: 'warehouse', at: now, words, operator: by } as const
    await takeStep(tx, { number, action }, note, { carriage })
  },
  async giveBack(tx, { number, ...part }, now) {
    const [raised] = await tx
      .update(shipments)
      .set({ refunded: sql`${shipments.refunded} + ${part.amount}` })
      .where(eq(shipments.number, number))
      .returning({ orderNumber: shipments.orderNumber })
    if (raised?.orderNumber) await giveBack(tx, raised.orderNumber, part, now)
  },
})
