import type { SignUp } from '@chuhai/contract/activity'
import type { TagProps } from '@chuhai/ui'
import type { activityPlaceMessages } from './messages'

type Words = (typeof activityPlaceMessages)['zh-CN']

/** Where somebody stands with an activity. */
export type Standing = keyof Words['tags']

/** Returns where somebody stands with an activity at a time. */
export const standingOf = (
  { isCancelled, endsAt, checkedInAt, fee, place }: SignUp,
  now: number,
): Standing => {
  if (isCancelled) return 'cancelled'
  if (checkedInAt !== null) return 'came'
  if (Date.parse(endsAt) < now) return 'over'
  if (place.state !== 'kept') return place.state
  if (place.keepUntil === null) return 'confirmed'
  return fee > 0 ? 'toPay' : 'toConfirm'
}

export const toneOf: Record<Standing, NonNullable<TagProps['tone']>> = {
  confirmed: 'success',
  toConfirm: 'accent',
  toPay: 'accent',
  waiting: 'brand',
  lapsed: 'neutral',
  ordered: 'success',
  cancelled: 'error',
  came: 'success',
  over: 'neutral',
}
