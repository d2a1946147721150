import type { Locale } from '../locale'

/** How far a parcel is, in one vocabulary for all carriers. */
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
/** How far a parcel is. */
export type TrackingStatus = (typeof trackingStatuses)[number]

/** What visitors and operators read of a status. */
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

/** Who has caused that a parcel does not go on as it should. */
export const trackingCauses = ['carrier', 'sender', 'recipient', 'customs', 'weather'] as const
/** Who has caused that a parcel does not go on as it should. */
export type TrackingCause = (typeof trackingCauses)[number]

/** What visitors and operators read of a cause. */
export const trackingCauseNames: Record<TrackingCause, Record<Locale, string>> = {
  carrier: { 'zh-CN': '承运商原因', en: 'The carrier' },
  sender: { 'zh-CN': '寄件人原因', en: 'The sender' },
  recipient: { 'zh-CN': '收件人原因', en: 'The recipient' },
  customs: { 'zh-CN': '海关原因', en: 'Customs' },
  weather: { 'zh-CN': '天气原因', en: 'Weather' },
}

const ends: ReadonlySet<TrackingStatus> = new Set(['delivered', 'returnToSender', 'cancelled'])

/**
 * Whether nothing more is expected after a status; only that a parcel goes back to its sender can follow.
 *
 * @example
 * isTrackingEnd('delivered') // true
 */
export const isTrackingEnd = (status: TrackingStatus): boolean => ends.has(status)
