import type { ShipmentLabel } from '@chuhai/contract/logistics'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { type Write, write } from '../../database/write-rows'
import { dateInShanghai } from '../../time/shanghai'
import type { Carriage } from './carriage'
import { type ShipmentLabelRow, type ShipmentRow, shipmentLabels, shipments } from './tables'

const firstLetter = 65
/** The most issues of labels of a shipment: their letters are A to Z. */
export const issuesMax = 26

/** Returns the number of a label: the shipment, the letter of the issue, and the parcel: `CY2611284067192855A01`. */
export const labelNumber = ({ number, issues }: Pick<ShipmentRow, 'number' | 'issues'>, parcel: number) =>
  `${number}${String.fromCharCode(firstLetter + issues - 1)}${String(parcel).padStart(2, '0')}`

/** Returns the rows of the labels of a shipment, one for each parcel, and of their bookings. */
export const labelRows = (shipment: ShipmentRow, carriage: Carriage, now: Date): Write[] => {
  const { request, quote } = shipment
  const { days } = quote
  const promised = days && { from: dateInShanghai(now, days.from), to: dateInShanghai(now, days.to) }
  return request.parcels.flatMap((_, index) => {
    const number = labelNumber(shipment, index + 1)
    const label = { number, shipment: shipment.number, parcel: index + 1, issuedAt: now }
    const parcel = { number, carrier: quote.carrier, destination: request.destination.country, promised }
    return [
      write(shipmentLabels, { ...label, carrierNumber: null, voidedAt: null, deliveredAt: null }),
      ...carriage.book(parcel, now),
    ]
  })
}

/** Locks the parcels of a shipment, before a transition that voids its labels. */
export const lockLabelled = async (tx: Db, shipment: string, carriage: Carriage): Promise<void> => {
  const counting = await tx
    .select({ number: shipmentLabels.number })
    .from(shipmentLabels)
    .where(and(eq(shipmentLabels.shipment, shipment), isNull(shipmentLabels.voidedAt)))
  await carriage.lock(
    tx,
    counting.map(({ number }) => number),
  )
}

/** Voids the valid labels of a shipment, and cancels their bookings. */
export const voidLabels = async (tx: Db, shipment: string, carriage: Carriage, now: Date): Promise<void> => {
  const voided = await tx
    .update(shipmentLabels)
    .set({ voidedAt: now })
    .where(and(eq(shipmentLabels.shipment, shipment), isNull(shipmentLabels.voidedAt)))
    .returning({ number: shipmentLabels.number })
  for (const { number } of voided) await carriage.cancel(tx, number, now)
}

/** Returns the labels of some shipments, the newest first. */
export const findLabels = async (db: Db, numbers: readonly string[]): Promise<ShipmentLabelRow[]> =>
  numbers.length === 0
    ? []
    : db
        .select()
        .from(shipmentLabels)
        .where(inArray(shipmentLabels.shipment, [...numbers]))
        .orderBy(desc(shipmentLabels.issuedAt), shipmentLabels.parcel)

export const presentLabel = ({
  shipment: _,
  deliveredAt: _at,
  issuedAt,
  voidedAt,
  ...label
}: ShipmentLabelRow): ShipmentLabel => ({
  ...label,
  issuedAt: issuedAt.toISOString(),
  voidedAt: voidedAt?.toISOString() ?? null,
})

/** Returns the shipment of a label, also of one that was voided; null where there is no such label. */
export const findByLabel = async (db: Db, label: string) => {
  const [found] = await db
    .select({ shipment: shipments, label: shipmentLabels })
    .from(shipmentLabels)
    .innerJoin(shipments, eq(shipments.number, shipmentLabels.shipment))
    .where(eq(shipmentLabels.number, label))
  return found ?? null
}
