import type { Locale } from '../locale'

/** How far a deal is: a package of the market that was bought. `confirmed`, `cancelled` and `decided` end it. */
export const dealStates = [
  'paid',
  'accepted',
  'delivered',
  'confirmed',
  'cancelled',
  'disputed',
  'decided',
] as const
/** How far a deal is. */
export type DealState = (typeof dealStates)[number]

/** What happens to a deal; who may take which action is declared in the server's table of transitions. */
export const dealActions = [
  'begin',
  'giveBrief',
  'accept',
  'decline',
  'withdraw',
  'lapse',
  'giveUp',
  'deliver',
  'askRevision',
  'confirm',
  'dispute',
  'decide',
] as const
/** What leads from one state of a deal to another. */
export type DealAction = (typeof dealActions)[number]

/** The sides of a deal. */
export const dealSides = ['buyer', 'provider'] as const
/** A side of a deal. */
export type DealSide = (typeof dealSides)[number]

/** Actors of transitions: a side, time, or an operator. */
export const dealActors = [...dealSides, 'time', 'operator'] as const
/** The actor of a transition of a deal. */
export type DealActor = (typeof dealActors)[number]

/** What both sides and operators read of a state. */
export const dealStateNames: Record<DealState, Record<Locale, string>> = {
  paid: { 'zh-CN': '待接单', en: 'Waiting for acceptance' },
  accepted: { 'zh-CN': '服务中', en: 'In progress' },
  delivered: { 'zh-CN': '待确认', en: 'Waiting for confirmation' },
  confirmed: { 'zh-CN': '已完成', en: 'Completed' },
  cancelled: { 'zh-CN': '已取消', en: 'Cancelled' },
  disputed: { 'zh-CN': '争议处理中', en: 'In dispute' },
  decided: { 'zh-CN': '争议已裁定', en: 'Dispute decided' },
}

/** What has happened, as the history of a deal says it. */
export const dealActionNames: Record<DealAction, Record<Locale, string>> = {
  begin: { 'zh-CN': '付款成功', en: 'Paid' },
  giveBrief: { 'zh-CN': '提交服务资料', en: 'What the service needs was given' },
  accept: { 'zh-CN': '服务商接单', en: 'Accepted' },
  decline: { 'zh-CN': '服务商不接单，全额退款', en: 'Declined, refunded in full' },
  withdraw: { 'zh-CN': '买家取消，全额退款', en: 'Cancelled by the buyer, refunded in full' },
  lapse: { 'zh-CN': '超时未接单，全额退款', en: 'Not accepted in time, refunded in full' },
  giveUp: { 'zh-CN': '服务商终止服务，全额退款', en: 'Given up by the provider, refunded in full' },
  deliver: { 'zh-CN': '交付成果', en: 'Delivered' },
  askRevision: { 'zh-CN': '要求修改', en: 'Changes asked for' },
  confirm: { 'zh-CN': '确认完成', en: 'Confirmed' },
  dispute: { 'zh-CN': '提出争议', en: 'Disputed' },
  decide: { 'zh-CN': '平台裁定', en: 'Decided by us' },
}
