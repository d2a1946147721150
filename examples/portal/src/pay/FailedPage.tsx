import { checkPayment } from '@chuhai/contract/payment'
import { useQuery } from '@chuhai/core/react'
import { Button, usePart } from '@chuhai/ui'
import { iconClock, iconWarning } from '@chuhai/ui/icons'
import { useEffect, useState } from 'react'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { confirmPath, ordersPath, payPath } from '../app/paths/orders'
import { Countdown } from '../orders/Countdown'
import { useOrderFacts } from './facts'
import { payMessages } from './messages'
import { type GateContext, OrderGate } from './OrderGate'
import { Outcome } from './Outcome'

const loadCancelDialog = () => import('../orders/CancelDialog')

/** An order that can still be paid. */
const Unpaid = ({ order, core, refresh, show }: GateContext) => {
  const words = useMessages(payMessages).unsuccessful
  const facts = useOrderFacts(order)
  const [isAsking, setIsAsking] = useState(false)
  const cancelling = usePart(loadCancelDialog, isAsking, () => setIsAsking(false))
  const { number } = order
  const { state } = useQuery(core.query(checkPayment, { params: { number } }), { refresh: true })
  const answer = state.phase === 'ready' ? state.data : undefined
  // It was paid after all.
  useEffect(() => {
    if (answer && answer.order.state !== 'awaitingPayment') show(answer.order)
  }, [answer, show])
  const payment = answer?.payment
  const reason =
    payment?.state === 'refused'
      ? words.reasons.refused(payment.provider)
      : payment?.state === 'closed'
        ? words.reasons.closed
        : payment
          ? words.reasons.open
          : words.reasons.none
  return (
    <>
      <Outcome
        icon={iconWarning}
        tone="warning"
        title={words.title}
        text={reason}
        facts={facts}
        actions={
          <>
            <Button variant="action" size="large" href={payPath('orderPay', order)}>
              {words.again}
            </Button>
            {order.actions.includes('cancel') && (
              <Button
                variant="secondary"
                size="large"
                aria-haspopup="dialog"
                onClick={() => setIsAsking(true)}
              >
                {words.cancel}
              </Button>
            )}
          </>
        }
      >
        {order.payBefore && (
          <p className="outcome__clock">
            {words.held}
            <Countdown until={order.payBefore} now={order.now} onEnd={refresh} />
          </p>
        )}
      </Outcome>
      {cancelling && (
        <cancelling.CancelDialog
          core={core}
          number={number}
          open={isAsking}
          onClose={() => setIsAsking(false)}
          onCancelled={show}
          onStale={() => void refresh()}
        />
      )}
    </>
  )
}

/** An order that was cancelled or has expired. */
const Closed = ({ order }: GateContext) => {
  const texts = useMessages(payMessages)
  const words = texts.unsuccessful
  const state = order.state === 'cancelled' ? 'cancelled' : 'expired'
  return (
    <Outcome
      icon={iconClock}
      tone="warning"
      title={words.closedTitle[state]}
      text={words.reasons[state]}
      facts={useOrderFacts(order)}
      actions={
        <>
          <Button size="large" href={confirmPath(order.product)}>
            {words.buyAgain}
          </Button>
          <Button variant="secondary" size="large" href={ordersPath(order.product.kind)}>
            {texts.orders}
          </Button>
        </>
      }
    />
  )
}

/** Why an order is not paid, and what to do about it. */
export default function FailedPage({ query }: PageProps) {
  return (
    <OrderGate query={query} step={1} states={['created', 'awaitingPayment', 'cancelled', 'expired']}>
      {(context) =>
        context.order.state === 'cancelled' || context.order.state === 'expired' ? (
          <Closed {...context} />
        ) : (
          <Unpaid {...context} />
        )
      }
    </OrderGate>
  )
}
