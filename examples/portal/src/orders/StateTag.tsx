import { type OrderCard, type OrderWord, orderStateNames, orderWordOf } from '@chuhai/contract/order'
import { Tag, type TagProps, useLocale } from '@chuhai/ui'

const tones: Record<OrderWord, NonNullable<TagProps['tone']>> = {
  created: 'neutral',
  awaitingPayment: 'accent',
  paid: 'success',
  fulfilled: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  refunding: 'warning',
  partlyRefunded: 'brand',
  refunded: 'brand',
}

/** The one word for an order. */
export const StateTag = ({ order }: { order: Pick<OrderCard, 'state' | 'refunded'> }) => {
  const word = orderWordOf(order)
  return <Tag tone={tones[word]}>{orderStateNames[word][useLocale()]}</Tag>
}
