import { priceText } from '@chuhai/contract/money'
import type { Order } from '@chuhai/contract/order'
import type { ReactNode } from 'react'
import { useMessages } from '../app/messages'
import { Price } from '../components/Price'
import { orderMessages } from './messages'

type Summed = Pick<Order, 'amount' | 'refunded' | 'refunding' | 'left' | 'paidAt' | 'state'>

/** The sums of an order, by name: what it costs or what was paid, and once money goes back, what has and what is left. */
export const useSums = ({ amount, refunded, refunding, left, paidAt, state }: Summed) => {
  const words = useMessages(orderMessages)
  const { payment } = words
  const isAwaited = state === 'created' || state === 'awaitingPayment'
  const first = paidAt ? payment.amount : isAwaited ? payment.unpaid : words.amount
  const sums: { term: string; text: ReactNode }[] = [{ term: first, text: <Price amount={amount} /> }]
  if (refunding > 0) sums.push({ term: payment.refunding, text: priceText(refunding) })
  if (refunded > 0)
    sums.push(
      { term: payment.refunded, text: priceText(refunded) },
      { term: payment.left, text: priceText(left) },
    )
  return sums
}
