import type { Locale } from '../locale'

/**
 * How far the parcels of a shipment are in the warehouse: `weighed` waits for the others of it, `held` for the difference to be paid,
 * or because the line does not take what was measured, `overdue` has waited too long. `forwarded` and `returned` end it.
 */
export const weighingStates = ['weighed', 'held', 'overdue', 'cleared', 'forwarded', 'returned'] as const
/** How far the parcels of a shipment are in the warehouse. */
export type WeighingState = (typeof weighingStates)[number]

/** What happens to parcels in the warehouse; who may do it is declared in the server’s table of transitions. */
export const weighingActions = [
  'receive',
  'settle',
  'ask',
  'correct',
  'pay',
  'waive',
  'lapse',
  'forward',
  'return',
] as const
/** What leads from one state to another. */
export type WeighingAction = (typeof weighingActions)[number]

/** Who takes a step. */
export const weighingActors = ['sender', 'time', 'operator'] as const
/** Who takes a step. */
export type WeighingActor = (typeof weighingActors)[number]

/** What senders and operators read of a state. */
export const weighingStateNames: Record<WeighingState, Record<Locale, string>> = {
  weighed: { 'zh-CN': '部分入库', en: 'Partly received' },
  held: { 'zh-CN': '待补差价', en: 'Waiting for the difference' },
  overdue: { 'zh-CN': '逾期未补差价', en: 'Difference overdue' },
  cleared: { 'zh-CN': '待出库', en: 'Ready to go out' },
  forwarded: { 'zh-CN': '已交承运商', en: 'Handed to the carrier' },
  returned: { 'zh-CN': '已退回寄件人', en: 'Returned to the sender' },
}

/** What has happened, as the history says it. */
export const weighingActionNames: Record<WeighingAction, Record<Locale, string>> = {
  receive: { 'zh-CN': '包裹入库并复重', en: 'Received and weighed' },
  settle: { 'zh-CN': '复重完成，费用已结清', en: 'Weighed completely, the price is settled' },
  ask: { 'zh-CN': '复重完成，等待寄件人处理', en: 'Weighed completely, waiting for the sender' },
  correct: { 'zh-CN': '更正复重结果', en: 'Measures corrected' },
  pay: { 'zh-CN': '差价已支付', en: 'Difference paid' },
  waive: { 'zh-CN': '差价减免', en: 'Difference waived' },
  lapse: { 'zh-CN': '超过补差价期限', en: 'Time to pay is over' },
  forward: { 'zh-CN': '出库并交给承运商', en: 'Handed to the carrier' },
  return: { 'zh-CN': '退回寄件人', en: 'Returned to the sender' },
}
