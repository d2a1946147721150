import { type OrderState, orderStateNames } from '@chuhai/contract/order'
import { Tag, type TagProps, useLocale } from '@chuhai/ui'

const tones: Record<OrderState, NonNullable<TagProps['tone']>> = {
  created: 'neutral',
  awaitingPayment: 'accent',
  paid: 'success',
  fulfilled: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  refunding: 'warning',
  refunded: 'brand',
}

export const StateTag = ({ state }: { state: OrderState }) => (
  <Tag tone={tones[state]}>{orderStateNames[state][useLocale()]}</Tag>
)
