import { priceText } from '@chuhai/contract/money'
import { useMessages } from '../app/messages'
import { orderMessages } from './messages'

/** What comes back of a refund, in fen. */
export const RefundSum = ({ amount = 0 }: { amount: number | undefined }) => {
  const { nothing } = useMessages(orderMessages).refundTable
  return amount === 0 ? nothing : priceText(amount)
}
