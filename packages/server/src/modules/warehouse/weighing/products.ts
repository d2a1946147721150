import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import { findHolders } from '../../order/places'
import type { ProductSource } from '../../order/product-source'
import { priceLines } from './explain'
import { findShipment, type ShipmentSource } from './shipment-source'
import { weighingCharges, weighings } from './tables'

const findCharge = async (db: Db, id: number) => {
  const [found] = await db
    .select({ charge: weighingCharges, weighing: weighings })
    .from(weighingCharges)
    .innerJoin(weighings, eq(weighings.number, weighingCharges.shipment))
    .where(and(eq(weighingCharges.id, id), isNull(weighingCharges.endedAt)))
  return found ?? null
}

const cancellation = [
  '差价是同一线路、同一版运价表按实测重量与尺寸重算后的差额。',
  '支付后包裹出库，不能申请退款；对复重结果有疑问，请在支付前联系客服核对照片。',
  '没有交给承运商就由仓库退回的，已付的差价与运费一起原路退回。',
]

/** Differences as products for the sender of the shipment; paid for the organisation of the shipment, whichever is chosen. */
export const weighingProducts = (shipments: readonly ShipmentSource[]): ProductSource => {
  const findOwn = async (db: Db, id: number, userId: number) => {
    const found = await findCharge(db, id)
    const shipment =
      found &&
      (await findShipment(shipments, (source) => source.findByNumber(db, found.weighing.number, userId)))
    return found && shipment ? { ...found, shipment } : null
  }
  return {
    kind: 'weighing',
    isDecidedByWork: true,
    async find(db, id, { userId }) {
      const found = await findOwn(db, id, userId)
      if (!found) return null
      const { charge, weighing, shipment } = found
      return {
        name: `运费差价 · ${weighing.number}`,
        summary: `${weighing.terms.line.name['zh-CN']}，复重后补差价`,
        price: charge.amount,
        includes: priceLines(weighing),
        cancellation,
        refundTerms: { percentByStage: {} },
        places: null,
        fulfilAfter: null,
        orgId: shipment.orgId,
      }
    },
    async refusalFor(db, id, { userId, now }) {
      const found = await findOwn(db, id, userId)
      const isAsked = found?.weighing.state === 'held' || found?.weighing.state === 'overdue'
      if (!isAsked) return 'ORDER_CLOSED'
      const holders = await findHolders(db, 'weighing', [id], now)
      // Another member of the organisation is about to pay it.
      return holders.some((holder) => holder.userId !== userId) ? 'ORDER_NOT_ELIGIBLE' : null
    },
  }
}
