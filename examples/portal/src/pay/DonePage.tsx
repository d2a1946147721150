import type { Order } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { Button } from '@chuhai/ui'
import { iconSuccess } from '@chuhai/ui/icons'
import { Suspense } from 'react'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { ordersPath, ownPath, receiptPath } from '../app/paths/orders'
import { lazyPart } from '../components/lazy-part'
import { orderMessages } from '../orders/messages'
import { useOrderFacts } from './facts'
import { payMessages } from './messages'
import { OrderGate } from './OrderGate'
import { Outcome } from './Outcome'
import './done-page.css'

const ClassDates = lazyPart(() => import('./ClassDates'))

const NextSteps = lazyPart(() => import('./NextSteps'))

const Done = ({ order, core }: { order: Order; core: Core }) => {
  const { paid, free } = useMessages(payMessages)
  const { own } = useMessages(orderMessages)
  const { kind, id } = order.product
  const isFree = order.amount === 0
  const facts = useOrderFacts(order)
  return (
    <>
      <Outcome
        icon={iconSuccess}
        tone="success"
        title={isFree ? free.title[kind] : paid.title[kind]}
        text={isFree ? free.text[kind] : paid.text[kind]}
        facts={facts}
        actions={
          <>
            <Button size="large" href={ownPath(order.product)}>
              {own[kind]}
            </Button>
            {!isFree && (
              <Button variant="secondary" size="large" href={receiptPath(order.number, ordersPath(kind))}>
                {paid.receipt}
              </Button>
            )}
          </>
        }
      >
        {kind === 'class' && (
          <Suspense>
            <ClassDates core={core} id={id} />
          </Suspense>
        )}
      </Outcome>
      {!isFree && (
        <Suspense>
          <NextSteps kind={kind} />
        </Suspense>
      )}
    </>
  )
}

/** A completed purchase, free ones included: the next steps and the receipt. */
export default function DonePage({ query }: PageProps) {
  return (
    <OrderGate query={query} step={3} states={['paid', 'fulfilled']}>
      {({ order, core }) => <Done order={order} core={core} />}
    </OrderGate>
  )
}
