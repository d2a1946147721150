import { isDeepStrictEqual } from 'node:util'
import { dealAcceptHours, dealConfirmDays } from '@chuhai/contract/constants'
import { type DealTerms, dealTermsOf } from '@chuhai/contract/market'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../database/db'
import type { ProductSource } from '../../order/product-source'
import { findOffered } from '../services'
import { marketChoices } from './tables'

const findChoice = async (db: Db, choiceId: number, userId: number) => {
  const [choice] = await db
    .select()
    .from(marketChoices)
    .where(and(eq(marketChoices.id, choiceId), eq(marketChoices.userId, userId)))
  return choice ?? null
}

/** When the work of a deal completes its order, which no date does. */
const never = new Date('9999-12-31T00:00:00Z')

const cancellation = [
  `服务商 ${dealAcceptHours} 小时内没有接单，或您在接单前取消，全额原路退款。`,
  '接单后对交付不满意，可以在套餐的修改次数内要求修改，或提出争议，由平台裁定退款金额。',
  `交付后 ${dealConfirmDays} 天内没有确认，也没有提出异议，视为确认完成。`,
]

const lineText = ({ name, number }: DealTerms['lines'][number]): string =>
  number === 1 ? name : `${name} × ${number}`

/** What buyers have put together at the market, as long as the service is offered as it was then. */
export const marketProducts: ProductSource = {
  kind: 'marketPackage',
  isDecidedByWork: true,
  async find(db, id, { userId }) {
    const choice = await findChoice(db, id, userId)
    if (!choice) return null
    const { title, provider, lines, contains, amount, days } = choice.terms
    return {
      name: `${title} · ${choice.terms.package}`,
      summary: `由${provider}提供，接单后 ${days} 天内交付`,
      price: amount,
      includes: [...lines.map(lineText), ...contains],
      cancellation,
      // Money goes back by steps of the deal alone.
      refundTerms: { percentByStage: {} },
      places: null,
      fulfilAfter: never,
    }
  },
  async refusalFor(db, id, { userId }) {
    const choice = await findChoice(db, id, userId)
    const offered = choice && (await findOffered(db, choice.serviceId))
    if (!offered || offered.service.orgId !== choice.orgId) return 'ORDER_CLOSED'
    const { content } = offered.service
    const now = dealTermsOf({ serviceId: choice.serviceId, provider: offered.provider.name, content }, choice)
    return isDeepStrictEqual(now, choice.terms) ? null : 'ORDER_CLOSED'
  },
}
