import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../database/db'
import { writeRows } from '../../database/write-rows'
import { eachInTurn } from '../../jobs/run-jobs'
import { tell } from '../../messages/tell'
import { ownersOf } from '../order/ownership'
import { shipmentsLabelled } from './messages'
import { giveBack } from './refunds'
import { type ShipmentParts, transitionOf, writeStep } from './steps'
import { type ShipmentRow, shipmentChoices, shipments } from './tables'

type Choice = typeof shipmentChoices.$inferSelect

/** Applies a payment to one shipment. Resolves to whether it could be paid. */
const payOne = async (
  tx: Db,
  shipment: ShipmentRow,
  { choice, orderNumber, at }: { choice: Choice; orderNumber: string; at: Date },
  parts: Pick<ShipmentParts, 'carriage'>,
): Promise<boolean> => {
  const transition = transitionOf(shipment, 'pay', 'time')
  if (!transition || shipment.choiceId !== choice.id) return false
  const note = { actor: 'time', at } as const
  await writeStep(tx, shipment, { action: 'pay', transition, change: { orderNumber } }, note, parts)
  return true
}

/** Starts the shipments of a paid choice; one that has changed since stays a draft, and its freight is refunded. */
const beginOne = (
  db: Db,
  choice: Choice,
  { orderNumber, at }: { orderNumber: string; at: Date },
  parts: Pick<ShipmentParts, 'carriage'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const marked = await tx
      .update(shipmentChoices)
      .set({ orderNumber })
      .where(
        and(
          eq(shipmentChoices.id, choice.id),
          eq(shipmentChoices.userId, choice.userId),
          isNull(shipmentChoices.orderNumber),
        ),
      )
      .returning({ id: shipmentChoices.id })
    // Another instance, or another page of the sender, has started it.
    if (marked.length === 0) return
    const rows = await tx
      .select()
      .from(shipments)
      .where(and(inArray(shipments.number, choice.numbers), eq(shipments.choiceId, choice.id)))
      .orderBy(shipments.number)
      .for('update')
    const paid: ShipmentRow[] = []
    for (const row of rows) if (await payOne(tx, row, { choice, orderNumber, at }, parts)) paid.push(row)
    const rest = choice.amount - paid.reduce((sum, { amount }) => sum + amount, 0)
    const reason = '付款前运单有改动，对应运费退回'
    await giveBack(tx, orderNumber, { amount: rest, reason, by: '' }, at)
    const [first] = paid
    if (!first) return
    const values = { number: first.number, count: String(paid.length) }
    await writeRows(tx, tell(shipmentsLabelled, { userId: choice.userId, once: orderNumber, values }, at))
  })

/** Creates the labels of paid shipments, of all buyers or of one. They are derived from the orders, so that a crash loses none. */
export const beginShipments = async (
  db: Db,
  parts: Pick<ShipmentParts, 'carriage'>,
  { now, buyer }: { now: Date; buyer?: number },
): Promise<void> => {
  const owner = ownersOf(db, 'shipment')
  const found = await db
    .select({ choice: shipmentChoices, orderNumber: owner.number })
    .from(owner)
    .innerJoin(
      shipmentChoices,
      and(eq(shipmentChoices.id, owner.productId), eq(shipmentChoices.userId, owner.userId)),
    )
    .where(
      and(
        isNull(shipmentChoices.orderNumber),
        buyer === undefined ? undefined : eq(shipmentChoices.userId, buyer),
      ),
    )
  await eachInTurn(found, ({ choice, orderNumber }) => beginOne(db, choice, { orderNumber, at: now }, parts))
}
