import type { PayBase } from '@chuhai/contract/constants'
import type { Core } from '@chuhai/core'
import { Button, EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { type ReactNode, useCallback } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import type { PageProps } from '../../app/page'
import { numberIn, orderPath, ordersOf, payPath } from '../../app/paths/orders'
import { orderMessages } from '../../orders/messages'
import { payMessages } from '../messages'
import { pathOfState, Replace } from '../OrderGate'
import { PayFrame } from '../PayFrame'
import { Asking, NotYet } from './Asking'
import { createPaymentPoll, type PaymentAnswer } from './poll'
import { WithoutSession } from './WithoutSession'

export interface PayData {
  base: PayBase
}

/** Where a known result leads. */
const resultPath = ({ order }: PaymentAnswer): string =>
  order.state === 'awaitingPayment' || order.state === 'created'
    ? payPath('orderPayFailed', order)
    : pathOfState(order)

const Missing = ({ base }: PayData) => {
  const { missing } = useMessages(orderMessages)
  const { title } = useMessages(payMessages).waiting
  return (
    <>
      <h1 className="ch-hidden">{title}</h1>
      <EmptyState
        illustration={<Parcel />}
        title={missing.title}
        text={missing.text}
        action={<Button href={ordersOf(base)}>{missing.action}</Button>}
      />
    </>
  )
}

interface OwnResultProps extends PayData {
  core: Core
  number: string
  /** For an order that is not the visitor's. */
  missing: ReactNode
}

/** Asks for the visitor's order until its result is known, and goes on. */
const OwnResult = ({ core, number, base, missing }: OwnResultProps) => {
  const texts = useMessages(payMessages)
  const start = useCallback(() => createPaymentPoll(core, number), [core, number])
  return (
    <Asking
      start={start}
      missing={missing}
      known={(answer) => <Replace path={resultPath(answer)} />}
      actions={
        <>
          <Button variant="secondary" href={orderPath(number, ordersOf(base))}>
            {texts.details}
          </Button>
          <Button variant="text" href={`${base}/orderPay?number=${number}`}>
            {texts.waiting.unpaid}
          </Button>
        </>
      }
    />
  )
}

/**
 * Where the provider sends the visitor back to. It may be another browser than the one that the purchase began in: without its
 * buyer's session the address alone says whether the order is paid.
 */
export default function ReturnPage({ query, data }: PageProps<PayData>) {
  const { client } = useApp()
  const { phase } = useVisitor()
  const number = numberIn(query)
  // Not `token`, which in an address of the portal is the one of sign-on.
  const signed = number && query.proof ? { number, proof: query.proof } : null
  const result = () => {
    if (!client || phase === 'asking') return <NotYet />
    const { core } = client
    if (phase === 'out') return <WithoutSession core={core} signed={signed} />
    const missing = signed ? <WithoutSession core={core} signed={signed} /> : <Missing base={data.base} />
    return number ? (
      <OwnResult key={number} core={core} number={number} base={data.base} missing={missing} />
    ) : (
      missing
    )
  }
  return <PayFrame step={1}>{result()}</PayFrame>
}
