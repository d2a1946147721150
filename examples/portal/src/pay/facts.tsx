import type { Order } from '@chuhai/contract/order'
import { chinaMoment } from '@chuhai/core/dates'
import { useMessages } from '../app/messages'
import { Price } from '../components/Price'
import { orderMessages } from '../orders/messages'

/** What an order is about, for the card of its outcome. */
export const useOrderFacts = ({ number, product, amount, paidAt }: Order) => {
  const words = useMessages(orderMessages)
  return [
    { term: words.product, text: product.name },
    {
      term: paidAt ? words.payment.amount : words.payment.unpaid,
      text: (
        <b>
          <Price amount={amount} />
        </b>
      ),
    },
    ...(paidAt ? [{ term: words.payment.paidAt, text: chinaMoment(paidAt) }] : []),
    { term: words.number, text: number },
  ]
}
