import {
  type OpeningStage,
  openingStageNames,
  openingStages,
  type StoreService,
} from '@chuhai/contract/store'
import { dayMs } from '../../time/durations'
import { storeTitle } from '../opening/stages'
import type { ProductSource } from '../order/product-source'
import { listHeld } from '../order/records'
import { findApplicant, findChoice, findChoices, type StageOf } from './choices'

/** Whether help can still be bought: the store is on its way. */
export const isOnItsWay = (stage: OpeningStage | null): boolean =>
  stage !== null && stage !== 'opened' && stage !== 'refused'

const percentText = (percent: number): string => {
  if (percent === 100) return '全额退款'
  return percent === 0 ? '不退款' : `退 ${percent}%`
}

/** The refund rules in sentences; stages that give the same share stand together. */
export const refundSentences = ({ refunds }: Pick<StoreService, 'refunds'>): string[] => {
  const shares = [...new Set(openingStages.map((stage) => refunds[stage]))]
  const lines = shares.map((share) => {
    const names = openingStages.filter((stage) => refunds[stage] === share)
    return `${names.map((stage) => openingStageNames[stage]['zh-CN']).join('、')}：${percentText(share)}`
  })
  return ['按申请退款时的开店阶段退回，审核通过后原路退回；退款后服务结束。', ...lines]
}

/** Help is bought after the application is accepted, for as long as the store is on its way. */
export const storeServiceProducts = (stageOf: StageOf): ProductSource => ({
  kind: 'storeService',
  async find(db, id, { userId, orgId, now }) {
    const found = await findChoice(db, id, userId)
    if (!found || found.choice.orgId !== orgId || found.service.price === 0) return null
    const { choice, service } = found
    return {
      name: service.name,
      summary: `${await storeTitle(db, choice.subject)} · ${service.summary}`,
      price: service.price,
      includes: service.includes,
      cancellation: refundSentences(service),
      refundTerms: { percentByStage: service.refunds },
      places: null,
      fulfilAfter: service.days === null ? null : new Date(now.getTime() + service.days * dayMs),
    }
  },
  async stageOf(db, id, userId) {
    const applicant = await findApplicant(db, id, userId)
    return applicant && stageOf(db, applicant)
  },
  async refusalFor(db, id, { userId, now }) {
    const found = await findChoice(db, id, userId)
    if (!found) return 'ORDER_CLOSED'
    const [choices, held, stage] = await Promise.all([
      findChoices(db, found.choice),
      listHeld(db, userId, 'storeService', now),
      stageOf(db, found.choice),
    ])
    if (stage === null) return 'ORDER_NOT_ELIGIBLE'
    const isNewest = choices[0]?.choice.id === id
    const isOtherHeld = choices.some(
      ({ choice }) => choice.id !== id && held.some(({ productId }) => productId === choice.id),
    )
    return isNewest && !isOtherHeld && isOnItsWay(stage) ? null : 'ORDER_CLOSED'
  },
})
