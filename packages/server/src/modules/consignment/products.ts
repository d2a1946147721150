import {
  type ConsignmentFees,
  type ConsignmentStage,
  consignmentStageNames,
  type QuoteLine,
  stagesOf,
} from '@chuhai/contract/consignment'
import { priceText } from '@chuhai/contract/money'
import { dayMs } from '../../time/durations'
import type { ProductSource } from '../order/product-source'
import { findProduct, findStage } from './own'
import { findQuote } from './records'

const percentText = (percent: number): string => {
  if (percent === 100) return '全额退款'
  return percent === 0 ? '不退款' : `退 ${percent}%`
}

/** The refund rules of the stages that a consignment passes, in sentences; stages that give the same share stand together. */
export const refundSentences = (
  { refunds }: Pick<ConsignmentFees, 'refunds'>,
  stages: readonly ConsignmentStage[],
): string[] => {
  const shares = [...new Set(stages.map((stage) => refunds[stage]))]
  const lines = shares.map((share) => {
    const names = stages.filter((stage) => refunds[stage] === share)
    return `${names.map((stage) => consignmentStageNames[stage]['zh-CN']).join('、')}：${percentText(share)}`
  })
  return ['按申请退款时的阶段退回，审核通过后原路退回；退款后委托结束。', ...lines]
}

/** A line of the sum as an order keeps it: 代理报关与单证：80,000 美元 × ¥0.03 = ¥2,400. */
export const lineText = ({ name, unit, count, price, amount }: QuoteLine): string =>
  `${name}：${count.toLocaleString('en-US')} ${unit === 'dollar' ? '美元' : '票'} × ${priceText(price)} = ${priceText(amount)}`

/** A consignment is bought once its application is accepted, before the papers are complete. */
export const consignmentProducts: ProductSource = {
  kind: 'consignment',
  async find(db, id, { userId, orgId, now }) {
    const found = await findProduct(db, id, userId)
    if (!found || found.consignment.orgId !== orgId) return null
    const { consignment } = found
    const quote = await findQuote(db, consignment)
    if (!quote || quote.total === 0) return null
    const { fees, lines, total } = quote
    return {
      name: `外贸综合服务 · ${consignment.goods}`,
      summary: `第 ${consignment.subject} 单，${consignment.shipments} 票，申报 ${consignment.dollars.toLocaleString('en-US')} 美元`,
      price: total,
      includes: lines.map(lineText),
      cancellation: refundSentences(fees, stagesOf(consignment.extras)),
      refundTerms: { percentByStage: fees.refunds },
      places: null,
      fulfilAfter: new Date(now.getTime() + fees.days * dayMs),
    }
  },
  stageOf: findStage,
  async refusalFor(db, id, { userId }) {
    const found = await findProduct(db, id, userId)
    return found?.step.stage === 'accepted' ? null : 'ORDER_CLOSED'
  },
}
