import type { ConsignmentExtra } from '../application/consignment'
import type { Locale } from '../locale'

/** How far a consignment is; `accepted` is its beginning, which the review of the application makes. */
export const consignmentStages = [
  'accepted',
  'checked',
  'released',
  'settled',
  'certified',
  'rebated',
] as const
/** How far a consignment is. */
export type ConsignmentStage = (typeof consignmentStages)[number]

/** What buyers and operators read of a stage. */
export const consignmentStageNames: Record<ConsignmentStage, Record<Locale, string>> = {
  accepted: { 'zh-CN': '已接单', en: 'Accepted' },
  checked: { 'zh-CN': '单证齐备', en: 'Papers complete' },
  released: { 'zh-CN': '报关放行', en: 'Released by customs' },
  settled: { 'zh-CN': '收汇结汇', en: 'Currency settled' },
  certified: { 'zh-CN': '发票认证', en: 'Invoices certified' },
  rebated: { 'zh-CN': '退税到账', en: 'Rebate received' },
}

/** The stages that come with a further service alone. */
const needs: Partial<Record<ConsignmentStage, ConsignmentExtra>> = {
  settled: '收结汇',
  certified: '出口退税',
  rebated: '出口退税',
}

/**
 * Returns the stages of a consignment by the services that were chosen, the first one first.
 *
 * @example
 * stagesOf(['收结汇']) // ['accepted', 'checked', 'released', 'settled']
 */
export const stagesOf = (extras: readonly ConsignmentExtra[]): ConsignmentStage[] =>
  consignmentStages.filter((stage) => {
    const needed = needs[stage]
    return needed === undefined || extras.includes(needed)
  })

/**
 * Whether an operator may set a stage after another: the next one, or the same with more to say.
 *
 * @example
 * canComeAfter([], 'accepted', 'released') // false
 */
export const canComeAfter = (
  extras: readonly ConsignmentExtra[],
  stage: ConsignmentStage,
  next: ConsignmentStage,
): boolean => {
  const stages = stagesOf(extras)
  const at = stages.indexOf(stage)
  return stages.includes(next) && [at, at + 1].includes(stages.indexOf(next))
}
