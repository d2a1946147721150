import type { PayBase } from '@chuhai/contract/constants'
import type { Core } from '@chuhai/core'
import { Button, EmptyState, Spinner } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useApp, useVisitor } from '../../app/app'
import { useMessages } from '../../app/messages'
import { orderMessages } from '../../orders/messages'
import { numberIn, orderPath, payPath, schoolOrdersPath } from '../../orders/paths'
import type { PageProps } from '../../routes/row'
import { payMessages } from '../messages'
import { pathOfState, Replace } from '../OrderGate'
import { PayFrame } from '../PayFrame'
import { createPaymentPoll, type PaymentAnswer } from './poll'
import './return-page.css'

/** Where a known result leads. */
const resultPath = ({ order }: PaymentAnswer): string =>
  order.state === 'awaitingPayment' || order.state === 'created'
    ? payPath('orderPayFailed', order)
    : pathOfState(order)

const Missing = () => {
  const { missing } = useMessages(orderMessages)
  const { title } = useMessages(payMessages).waiting
  return (
    <>
      <h1 className="ch-hidden">{title}</h1>
      <EmptyState
        illustration={<Parcel />}
        title={missing.title}
        text={missing.text}
        action={<Button href={schoolOrdersPath}>{missing.action}</Button>}
      />
    </>
  )
}

const Polling = ({ core, number, base }: { core: Core; number: string; base: string }) => {
  const texts = useMessages(payMessages)
  const words = texts.waiting
  const [poll, setPoll] = useState<ReturnType<typeof createPaymentPoll>>()
  useEffect(() => {
    const created = createPaymentPoll(core, number)
    setPoll(created)
    void created.ask()
    return created.end
  }, [core, number])
  return poll ? <Result poll={poll} number={number} base={base} /> : <p>{words.title}</p>
}

interface ResultProps {
  poll: ReturnType<typeof createPaymentPoll>
  number: string
  base: string
}

const Result = ({ poll, number, base }: ResultProps) => {
  const texts = useMessages(payMessages)
  const words = texts.waiting
  const state = useStore(poll.$state)
  if (state.phase === 'missing') return <Missing />
  if (state.phase === 'known') return <Replace path={resultPath(state.answer)} />
  const [title, text] = {
    waiting: [words.title, words.text],
    slow: [words.slow, words.slowText],
    offline: [words.offline, words.offlineText],
    failing: [words.failed, words.failedText],
  }[state.phase]
  return (
    <section className="pay-return" aria-busy="true">
      <Spinner size={40} label="" />
      <div role="status">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <div className="pay-return__actions" data-shown={state.phase !== 'waiting' || undefined}>
        {state.phase !== 'waiting' && (
          <>
            <Button onClick={() => void poll.ask()}>{words.check}</Button>
            <Button variant="secondary" href={orderPath(number)}>
              {texts.details}
            </Button>
            <Button variant="text" href={`${base}/orderPay?number=${number}`}>
              {words.unpaid}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

export interface PayData {
  base: PayBase
}

/** Where the provider sends the visitor back to: asks for the result until it is known, and goes on. */
export default function ReturnPage({ query, data }: PageProps<PayData>) {
  const { client } = useApp()
  const { phase } = useVisitor()
  const number = numberIn(query)
  if (!client || phase !== 'in') return null
  return (
    <PayFrame step={1}>
      {number ? <Polling key={number} core={client.core} number={number} base={data.base} /> : <Missing />}
    </PayFrame>
  )
}
