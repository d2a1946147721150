import { destinations } from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import type { Db } from '../../database/db'
import type { ProductSource } from '../order/product-source'
import { findChosen } from './choices'
import { areComplete } from './lacks'
import type { ShipmentRow } from './tables'

/** The most shipments that an order names; the others are counted. */
const namedMax = 10

/** The end of an order that its last shipment completes, not a date. */
const never = new Date('9999-12-31T00:00:00Z')

const cancellation = [
  '交货前可以作废面单或取消运单，取消后运费全额原路退回。',
  '仓库收货后按实测重量与尺寸结算：少了退回差价，多了补齐差价后发运。',
  '没有交给承运商就由仓库退回的，运费全额原路退回。',
  '已经交给承运商的包裹不能取消。',
]

const placeOf = ({ request }: ShipmentRow): string => destinations[request.destination.country]['zh-CN']

const lineText = (shipment: ShipmentRow): string =>
  `${shipment.number}：${placeOf(shipment)}，${shipment.quote.name['zh-CN']}，${shipment.request.parcels.length} 件，${priceText(shipment.amount)}`

const includesOf = (rows: readonly ShipmentRow[]): string[] => {
  const more = rows.length - namedMax
  return [...rows.slice(0, namedMax).map(lineText), ...(more > 0 ? [`另有 ${more} 票，见运单列表`] : [])]
}

const namesOf = (rows: readonly ShipmentRow[]): string => {
  const places = [...new Set(rows.map(placeOf))]
  return places.length > 3 ? `${places.slice(0, 3).join('、')}等 ${places.length} 地` : places.join('、')
}

const canBePaid = async (db: Db, id: number, rows: readonly ShipmentRow[], now: Date): Promise<boolean> =>
  rows.every((row) => row.state === 'draft' && row.choiceId === id && row.endsAt > now) &&
  areComplete(db, rows, now)

/** The freight of shipments that are paid together; it can be paid while each of them is as it was chosen. */
export const shipmentProducts: ProductSource = {
  kind: 'shipment',
  isDecidedByWork: true,
  async find(db, id, { userId }) {
    const found = await findChosen(db, { id, userId })
    if (!found || found.rows.length === 0) return null
    const { choice, rows } = found
    return {
      name: `国际运费 · ${namesOf(rows)}`,
      summary: `${choice.numbers.length} 票运单，共 ${rows.reduce((sum, { request }) => sum + request.parcels.length, 0)} 件`,
      price: choice.amount,
      includes: includesOf(rows),
      cancellation,
      // Only transitions of the shipments refund money.
      refundTerms: { percentByStage: {} },
      places: null,
      fulfilAfter: never,
      orgId: choice.orgId,
    }
  },
  async refusalFor(db, id, { userId, now }) {
    const found = await findChosen(db, { id, userId })
    if (!found || found.rows.length < found.choice.numbers.length) return 'ORDER_CLOSED'
    return (await canBePaid(db, id, found.rows, now)) ? null : 'ORDER_CLOSED'
  },
}
