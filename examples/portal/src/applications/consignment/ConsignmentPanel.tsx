import { type ConsignmentWithSteps, getOwnConsignment } from '@chuhai/contract/consignment'
import { orderStateNames } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { Button, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { confirmPath, orderPath, ordersPath, payPath } from '../../app/paths/orders'
import { QueryView } from '../../components/QueryView'
import { consignmentMessages } from './messages'
import { QuoteTable } from './QuoteTable'
import { StageList } from './StageList'

/** What there is to do about the order of a consignment: place it, pay it, or look at it. */
const OrderActions = ({ order, canOrder, productId }: ConsignmentWithSteps) => {
  const locale = useLocale()
  const words = useMessages(consignmentMessages)
  const kind = 'consignment'
  if (canOrder)
    return (
      <Button size="large" variant="action" href={confirmPath({ kind, id: productId })}>
        {words.order}
      </Button>
    )
  if (!order) return null
  const { number, state } = order
  return (
    <>
      {state === 'awaitingPayment' && (
        <Button size="large" variant="action" href={payPath('orderPay', { number, product: { kind } })}>
          {words.pay}
        </Button>
      )}
      <Button variant="secondary" href={orderPath(number, ordersPath(kind))}>
        {words.toOrder(orderStateNames[state][locale])}
      </Button>
    </>
  )
}

/** What becomes of an accepted consignment: its sum and its order, and how far it is. */
export const ConsignmentPanel = ({ core, id }: { core: Core; id: string }) => {
  const words = useMessages(consignmentMessages)
  const query = core.query(getOwnConsignment, { params: { id } })
  useReturn(() => {
    query.refresh().catch(() => {})
  })
  return (
    <QueryView query={query} refresh failed={words.failed} lines={6}>
      {(found) => (
        <section className="consignment" aria-label={words.title}>
          <StageList stages={found.stages} history={found.history} />
          <QuoteTable lines={found.lines} />
          <div className="consignment__actions">
            <OrderActions {...found} />
          </div>
        </section>
      )}
    </QueryView>
  )
}
