import type { Locale } from '../locale'

/** Statuses of a parcel, in one vocabulary for all carriers. */
export const trackingStatuses = [
  'pending',
  'pickedUp',
  'inTransit',
  'onHold',
  'delayed',
  'outForDelivery',
  'readyForPickup',
  'deliveryFailed',
  'delivered',
  'returnToSender',
  'cancelled',
  'unknown',
] as const
/** The status of a parcel. */
export type TrackingStatus = (typeof trackingStatuses)[number]

/** Display names of statuses. */
export const trackingStatusNames: Record<TrackingStatus, Record<Locale, string>> = {
  pending: { 'zh-CN': '等待揽收', en: 'Waiting for collection' },
  pickedUp: { 'zh-CN': '已揽收', en: 'Collected' },
  inTransit: { 'zh-CN': '运输中', en: 'In transit' },
  onHold: { 'zh-CN': '暂扣待处理', en: 'On hold' },
  delayed: { 'zh-CN': '派送延误', en: 'Delayed' },
  outForDelivery: { 'zh-CN': '派送中', en: 'Out for delivery' },
  readyForPickup: { 'zh-CN': '到达待取', en: 'Ready for pickup' },
  deliveryFailed: { 'zh-CN': '派送未成功', en: 'Delivery failed' },
  delivered: { 'zh-CN': '已签收', en: 'Delivered' },
  returnToSender: { 'zh-CN': '退回寄件人', en: 'Returned to sender' },
  cancelled: { 'zh-CN': '已取消', en: 'Cancelled' },
  unknown: { 'zh-CN': '暂无轨迹', en: 'No news yet' },
}

/** Causes of an exception in delivery. */
export const trackingCauses = ['carrier', 'sender', 'recipient', 'customs', 'weather'] as const
/** Causes of an exception in delivery. */
export type TrackingCause = (typeof trackingCauses)[number]

/** Display names of causes. */
export const trackingCauseNames: Record<TrackingCause, Record<Locale, string>> = {
  carrier: { 'zh-CN': '承运商原因', en: 'The carrier' },
  sender: { 'zh-CN': '寄件人原因', en: 'The sender' },
  recipient: { 'zh-CN': '收件人原因', en: 'The recipient' },
  customs: { 'zh-CN': '海关原因', en: 'Customs' },
  weather: { 'zh-CN': '天气原因', en: 'Weather' },
}

const ends: ReadonlySet<TrackingStatus> = new Set(['delivered', 'returnToSender', 'cancelled'])

/**
 * Whether a status is final; only a return to the sender can follow.
 *
 * @example
 * isTrackingEnd('delivered') // true
 */
export const isTrackingEnd = (status: TrackingStatus): boolean => ends.has(status)
