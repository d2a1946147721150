import type { Locale } from '../locale'

/**
 * How far the booking of a parcel with its carrier is: `waiting` and `cancelling` are tried until the carrier answers; `refused` and
 * `kept` are its own no.
 */
export const bookingStates = ['waiting', 'booked', 'refused', 'cancelling', 'cancelled', 'kept'] as const
/** How far the booking of a parcel with its carrier is. */
export type BookingState = (typeof bookingStates)[number]

/** What operators read of a state. */
export const bookingStateNames: Record<BookingState, Record<Locale, string>> = {
  waiting: { 'zh-CN': '等待下单', en: 'Waiting' },
  booked: { 'zh-CN': '已下单', en: 'Booked' },
  refused: { 'zh-CN': '承运商拒单', en: 'Refused by the carrier' },
  cancelling: { 'zh-CN': '等待取消', en: 'Waiting for cancellation' },
  cancelled: { 'zh-CN': '已取消', en: 'Cancelled' },
  kept: { 'zh-CN': '已揽收，不能取消', en: 'Collected, cannot be cancelled' },
}

/** What can be asked of a carrier. */
export const carrierAbilities = ['quote', 'book', 'label', 'cancel', 'track'] as const
/** What can be asked of a carrier. */
export type CarrierAbility = (typeof carrierAbilities)[number]
