import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { eachInTurn } from '../../../jobs/run-jobs'
import { returnAll } from '../../order/close'
import { ownersOf } from '../../order/ownership'
import type { WeighingParts } from './parts'
import { lockWeighing, takeStep } from './steps'
import { weighingCharges } from './tables'

interface Paid {
  chargeId: number
  shipment: string
  order: string
}

/** Refunds an order whose difference another order has paid; one that another process has applied stays. */
const returnSecond = async (
  tx: Db,
  { chargeId, order }: Omit<Paid, 'shipment'>,
  now: Date,
): Promise<void> => {
  const [charge] = await tx
    .select({ paidBy: weighingCharges.paidBy })
    .from(weighingCharges)
    .where(eq(weighingCharges.id, chargeId))
  if (charge && charge.paidBy !== order)
    await returnAll(tx, order, { reason: '差价已由另一笔订单付清，原路退回', by: '' }, now)
}

/** Clears parcels whose difference is paid; payments of a withdrawn difference are refunded, and so are second ones. */
const takeOne = (
  db: Db,
  parts: WeighingParts,
  { chargeId, shipment, order }: Paid,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    const weighing = await lockWeighing(tx, shipment)
    const [charge] = await tx
      .update(weighingCharges)
      .set({ paidBy: order })
      .where(and(eq(weighingCharges.id, chargeId), isNull(weighingCharges.paidBy)))
      .returning()
    if (!charge) return returnSecond(tx, { chargeId, order }, now)
    if (!weighing) return
    const isAsked = weighing.state === 'held' || weighing.state === 'overdue'
    if (isAsked && charge.endedAt === null)
      await takeStep(tx, parts, weighing, 'pay', { actor: 'sender', at: now })
    else await returnAll(tx, order, { reason: '复重结果已更正，差价原路退回', by: '' }, now)
  })

/**
 * Applies payments of differences, of all shipments or of some, each once. They are derived from the orders, so that a crash loses none.
 */
export const takePayments = async (
  db: Db,
  parts: WeighingParts,
  now: Date,
  shipments?: readonly string[],
): Promise<void> => {
  const owner = ownersOf(db, 'weighing')
  const paid = await db
    .select({ chargeId: weighingCharges.id, shipment: weighingCharges.shipment, order: owner.number })
    .from(owner)
    .innerJoin(weighingCharges, eq(weighingCharges.id, owner.productId))
    .where(
      and(
        or(isNull(weighingCharges.paidBy), ne(weighingCharges.paidBy, owner.number)),
        shipments && inArray(weighingCharges.shipment, [...shipments]),
      ),
    )
  await eachInTurn(paid, (one) => takeOne(db, parts, one, now))
}
