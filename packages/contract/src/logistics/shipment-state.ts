import type { Locale } from '../locale'

/** States of a shipment. `delivered`, `returned`, `cancelled` and `discarded` end it. */
export const shipmentStates = [
  'draft',
  'labelled',
  'voided',
  'received',
  'held',
  'sent',
  'delivered',
  'returned',
  'cancelled',
  'discarded',
] as const
/** The state of a shipment. */
export type ShipmentState = (typeof shipmentStates)[number]

/** Actions on a shipment; the server's table of transitions declares who may take which. */
export const shipmentActions = [
  'create',
  'save',
  'requote',
  'discard',
  'pay',
  'voidLabel',
  'relabel',
  'cancel',
  'receive',
  'hold',
  'release',
  'send',
  'deliver',
  'return',
] as const
/** An action on a shipment. */
export type ShipmentAction = (typeof shipmentActions)[number]

/** Actors of transitions: the sender, a warehouse, the carrier, time, or an operator. */
export const shipmentActors = ['sender', 'warehouse', 'carrier', 'time', 'operator'] as const
/** The actor of a transition of a shipment. */
export type ShipmentActor = (typeof shipmentActors)[number]

/** Display names of states. */
export const shipmentStateNames: Record<ShipmentState, Record<Locale, string>> = {
  draft: { 'zh-CN': '待付款', en: 'Not paid yet' },
  labelled: { 'zh-CN': '待交货', en: 'Waiting for the goods' },
  voided: { 'zh-CN': '面单已作废', en: 'Label void' },
  received: { 'zh-CN': '仓库已收货', en: 'Received by the warehouse' },
  held: { 'zh-CN': '待补差价', en: 'Waiting for the difference' },
  sent: { 'zh-CN': '运输中', en: 'On its way' },
  delivered: { 'zh-CN': '已签收', en: 'Delivered' },
  returned: { 'zh-CN': '已退回', en: 'Returned' },
  cancelled: { 'zh-CN': '已取消', en: 'Cancelled' },
  discarded: { 'zh-CN': '已删除', en: 'Discarded' },
}

/** Display names of actions, as in the history of a shipment. */
export const shipmentActionNames: Record<ShipmentAction, Record<Locale, string>> = {
  create: { 'zh-CN': '按报价新建运单', en: 'Made from a quote' },
  save: { 'zh-CN': '修改运单资料', en: 'Details changed' },
  requote: { 'zh-CN': '重新报价', en: 'Quoted again' },
  discard: { 'zh-CN': '删除草稿', en: 'Draft discarded' },
  pay: { 'zh-CN': '付款成功，面单已生成', en: 'Paid, label made' },
  voidLabel: { 'zh-CN': '作废面单', en: 'Label voided' },
  relabel: { 'zh-CN': '生成新面单', en: 'New label made' },
  cancel: { 'zh-CN': '取消运单，运费原路退回', en: 'Cancelled and refunded' },
  receive: { 'zh-CN': '仓库收货', en: 'Received by the warehouse' },
  hold: { 'zh-CN': '实测超出，等待补差价', en: 'Held for the difference' },
  release: { 'zh-CN': '差价结清', en: 'Difference settled' },
  send: { 'zh-CN': '交承运商发运', en: 'Handed to the carrier' },
  deliver: { 'zh-CN': '收件人签收', en: 'Delivered' },
  return: { 'zh-CN': '退回寄件人', en: 'Returned to the sender' },
}
