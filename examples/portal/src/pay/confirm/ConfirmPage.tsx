import { payBases } from '@chuhai/contract/constants'
import { type ProductRef, type productKinds, productRef } from '@chuhai/contract/order'
import { brokenRule } from '@chuhai/contract/rule'
import type { Core } from '@chuhai/core'
import { useReturn } from '@chuhai/core/react'
import { Button, EmptyState, Skeleton } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps, Place } from '../../app/page'
import { payPath, shelfPath } from '../../app/paths/orders'
import { LoadFailed } from '../../components/LoadFailed'
import { pathOfState, Replace } from '../OrderGate'
import { PayFrame } from '../PayFrame'
import { ConfirmView } from './ConfirmView'
import { confirmMessages } from './messages'
import { createConfirmStore } from './store'

/** The product that an address names; null where it names none. */
const productIn = ({ kind, id }: Place['query']): ProductRef | null => {
  const ref = { kind: kind as (typeof productKinds)[number], id: Number(id) }
  return brokenRule(productRef, ref) === undefined ? ref : null
}

const Framed = ({ children }: { children: ReactNode }) => {
  const { title } = useMessages(confirmMessages)
  return (
    <PayFrame step={0}>
      <h1 className="ch-hidden">{title}</h1>
      {children}
    </PayFrame>
  )
}

/** There is nothing to buy at the address; goods that are not of the school lead back to where they are chosen. */
const Missing = ({ product }: { product: ProductRef | null }) => {
  const { missing } = useMessages(confirmMessages)
  const back = product && payBases[product.kind] === '/pay' ? shelfPath(product.kind) : null
  return (
    <Framed>
      <EmptyState
        illustration={<Parcel />}
        title={missing.title}
        text={missing.text}
        action={<Button href={back ?? '/school'}>{back ? missing.back : missing.action}</Button>}
      />
    </Framed>
  )
}

const Confirm = ({ core, product: { kind, id } }: { core: Core; product: ProductRef }) => {
  const words = useMessages(confirmMessages)
  const [store] = useState(() => createConfirmStore(core, { kind, id }))
  const view = useStore(store.$view)
  useEffect(() => void store.load(), [store])
  // The price, the places and an order of another tab may be others by now.
  useReturn(store.load)
  switch (view.phase) {
    case 'loading':
      return (
        <Framed>
          <Skeleton lines={10} height={420} />
        </Framed>
      )
    case 'missing':
      return <Missing product={{ kind, id }} />
    case 'failed':
      return (
        <Framed>
          <LoadFailed title={words.failed} text={view.message} onRetry={() => void store.load()} />
        </Framed>
      )
    case 'ordered': {
      const { order } = view
      const isWaiting = order.state === 'awaitingPayment' || order.state === 'created'
      return (
        <Framed>
          <Replace path={isWaiting ? payPath('orderCommitSuccessToPay', order) : pathOfState(order)} />
        </Framed>
      )
    }
    default:
      return <ConfirmView view={view} store={store} />
  }
}

/** What is bought, for how much and on which terms (specification 2.4), before the order is placed. */
export default function ConfirmPage({ query }: PageProps) {
  const { client } = useApp()
  const { phase } = useVisitor()
  const product = productIn(query)
  if (!client || phase !== 'in') return null
  if (!product) return <Missing product={null} />
  return <Confirm key={`${product.kind} ${product.id}`} core={client.core} product={product} />
}
