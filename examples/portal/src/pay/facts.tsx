import type { Order } from '@chuhai/contract/order'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { orderMessages } from '../orders/messages'
import { useSums } from '../orders/sums'

/** What an order is about, for the card of its outcome. */
export const useOrderFacts = (order: Order) => {
  const words = useMessages(orderMessages)
  const inChina = useChinaClock(useLocale())
  const { number, product, paidAt } = order
  const sums = useSums(order).map(({ term, text }) => ({ term, text: <b>{text}</b> }))
  return [
    { term: words.product, text: product.name },
    ...sums,
    ...(paidAt ? [{ term: words.payment.paidAt, text: inChina(chinaMoment(paidAt)) }] : []),
    { term: words.number, text: number },
  ]
}
