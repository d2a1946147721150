import { payBases } from '@chuhai/contract/constants'
import type { Offer, OfferRefusal, ProductKind } from '@chuhai/contract/order'
import { Button } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/messages'
import { orderPath, ordersPath, ownPath, payPath, shelfPath } from '../../app/paths/orders'
import { applyPath } from '../../app/paths/school'
import { orderMessages } from '../../orders/messages'
import { Hint } from './Hint'
import { refusalMessages } from './refusal-messages'

/** What has a page of the buyer's own, which says how it stands, also before it is bought. */
const withOwnPage: readonly ProductKind[] = ['storeService', 'consignment', 'shipment', 'weighing']

/** Why the product cannot be ordered now, and what can be done instead; in a chunk of its own, which few buyers need. */
export default function Refusal({ offer, refusal }: { offer: Offer; refusal: OfferRefusal }) {
  const words = useMessages(refusalMessages)
  const { own } = useMessages(orderMessages)
  const { product, orderNumber: number } = offer
  const { kind, id } = product
  const toOrder = number && (
    <Button variant="secondary" href={orderPath(number, ordersPath(kind))}>
      {words.ways.order}
    </Button>
  )
  const toStart = <Button href={ownPath(product)}>{own[kind]}</Button>
  const toShelf = <Button href={shelfPath(kind)}>{words.ways.shelf[kind]}</Button>
  const ways: Record<OfferRefusal, ReactNode> = {
    ORDER_SOLD_OUT:
      kind === 'class' ? (
        <>
          <Button href={applyPath(id)}>{words.ways.wait}</Button>
          <Button variant="secondary" href={shelfPath(kind)}>
            {words.ways.shelf[kind]}
          </Button>
        </>
      ) : (
        toShelf
      ),
    ORDER_CLOSED: withOwnPage.includes(kind) ? toStart : toShelf,
    ORDER_ALREADY_OWNED: (
      <>
        {toStart}
        {toOrder}
      </>
    ),
    ORDER_AWAITS_PAYMENT: (
      <>
        {number && (
          <Button variant="action" href={payPath('orderPay', { number, product })}>
            {words.ways.pay}
          </Button>
        )}
        {toOrder}
      </>
    ),
    ORDER_NOT_ELIGIBLE:
      payBases[kind] === '/pay' ? toShelf : <Button href={applyPath(id)}>{words.ways.apply}</Button>,
  }
  const ofKind: Partial<Record<ProductKind, Partial<Record<OfferRefusal, { title: string; text: string }>>>> =
    words.ofKind
  return <Hint {...(ofKind[kind]?.[refusal] ?? words.refusals[refusal])}>{ways[refusal]}</Hint>
}
