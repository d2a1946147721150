import type { Order, OrderState } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { Button, EmptyState, Skeleton } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { type ReactNode, useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { useApp, useVisitor } from '../app/app'
import { useMessages } from '../app/messages'
import type { Place } from '../app/page'
import { numberIn, orderPath, ordersOf, ordersPath, paidPath, payPath } from '../app/paths/orders'
import { LoadFailed } from '../components/LoadFailed'
import { orderMessages } from '../orders/messages'
import { type OpenOrder, useOrder } from '../orders/use-order'
import { useAddress } from '../router/match'
import { payMessages } from './messages'
import { PayFrame } from './PayFrame'

/** Goes on to another page of the purchase; the back button skips this one. */
export const Replace = ({ path }: { path: string }) => {
  useEffect(() => navigate(path, { replace: true }), [path])
  return <Skeleton lines={4} />
}

/** The page that fits the state of an order. */
export const pathOfState = (order: Pick<Order, 'number' | 'state' | 'product' | 'amount'>): string => {
  switch (order.state) {
    case 'created':
    case 'awaitingPayment':
      return payPath('orderPay', order)
    case 'paid':
    case 'fulfilled':
      return order.amount === 0 ? payPath('orderCommitSuccess', order) : paidPath(order)
    case 'cancelled':
    case 'expired':
      return payPath('orderPayFailed', order)
    default:
      return orderPath(order.number, ordersPath(order.product.kind))
  }
}

export interface GateContext extends Pick<OpenOrder, 'refresh' | 'show'> {
  order: Order
  core: Core
}

interface OrderGateProps extends Pick<Place, 'query'> {
  step: number
  /** The name of the page, which is read out while there is no order to name it after; of a result that is not known by default. */
  title?: string
  /** The states that the page is about; an order in another one goes on to its page. */
  states: readonly OrderState[]
  children: (context: GateContext) => ReactNode
}

const Opened = ({ core, query, step, title, states, children }: OrderGateProps & { core: Core }) => {
  const words = useMessages(payMessages)
  const { missing } = useMessages(orderMessages)
  // The pages stand below two addresses.
  const list = ordersOf(useAddress().startsWith('/pay/school/') ? '/pay/school' : '/pay')
  const { reading, refresh, show } = useOrder(core, numberIn(query))
  const hidden = <h1 className="ch-hidden">{title ?? words.result}</h1>
  switch (reading.phase) {
    case 'loading':
      return (
        <PayFrame step={null}>
          {hidden}
          <Skeleton lines={8} height={360} />
        </PayFrame>
      )
    case 'missing':
      return (
        <PayFrame step={null}>
          {hidden}
          <EmptyState
            illustration={<Parcel />}
            title={missing.title}
            text={missing.text}
            action={<Button href={list}>{missing.action}</Button>}
          />
        </PayFrame>
      )
    case 'failed':
      return (
        <PayFrame step={null}>
          {hidden}
          <LoadFailed title={words.loadFailed} text={reading.message} onRetry={() => void refresh()} />
        </PayFrame>
      )
    default: {
      const { order } = reading
      return (
        <PayFrame step={step} isFree={order.amount === 0}>
          {states.includes(order.state) ? (
            children({ order, core, refresh, show })
          ) : (
            <>
              {hidden}
              <Replace path={pathOfState(order)} />
            </>
          )}
        </PayFrame>
      )
    }
  }
}

/** Reads the order of the address and shows the page, or leads to the one that fits its state. */
export const OrderGate = (props: OrderGateProps) => {
  const { client } = useApp()
  const { phase } = useVisitor()
  if (!client || phase !== 'in') return null
  return <Opened key={props.query.number} core={client.core} {...props} />
}
