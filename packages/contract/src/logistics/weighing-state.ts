import type { Locale } from '../locale'

/**
 * States of a shipment's parcels in the warehouse: `weighed` waits for the other parcels, `held` for payment of the difference or because
 * the line refuses the measures, `overdue` was not paid in time. `forwarded` and `returned` end it.
 */
export const weighingStates = ['weighed', 'held', 'overdue', 'cleared', 'forwarded', 'returned'] as const
/** The state of a shipment's parcels in the warehouse. */
export type WeighingState = (typeof weighingStates)[number]

/** Actions on parcels in the warehouse; the server’s table of transitions declares who may take which. */
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
/** An action on parcels in the warehouse. */
export type WeighingAction = (typeof weighingActions)[number]

/** Actors of transitions in the warehouse. */
export const weighingActors = ['sender', 'time', 'operator'] as const
/** Actors of transitions in the warehouse. */
export type WeighingActor = (typeof weighingActors)[number]

/** Display names of states. */
export const weighingStateNames: Record<WeighingState, Record<Locale, string>> = {
  weighed: { 'zh-CN': '部分入库', en: 'Partly received' },
  held: { 'zh-CN': '待补差价', en: 'Waiting for the difference' },
  overdue: { 'zh-CN': '逾期未补差价', en: 'Difference overdue' },
  cleared: { 'zh-CN': '待出库', en: 'Ready to go out' },
  forwarded: { 'zh-CN': '已交承运商', en: 'Handed to the carrier' },
  returned: { 'zh-CN': '已退回寄件人', en: 'Returned to the sender' },
}

/** Display names of actions, as in the history. */
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
