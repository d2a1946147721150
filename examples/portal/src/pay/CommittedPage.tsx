import { Button } from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { orderPath, ordersPath, payPath } from '../app/paths/orders'
import { Countdown } from '../orders/Countdown'
import { useOrderFacts } from './facts'
import { payMessages } from './messages'
import { type GateContext, OrderGate } from './OrderGate'
import { Outcome } from './Outcome'

const Committed = ({ order, refresh }: GateContext) => {
  const words = useMessages(payMessages).committed
  const facts = useOrderFacts(order)
  return (
    <Outcome
      icon={iconCheck}
      tone="brand"
      title={words.title}
      text={words.text}
      facts={facts}
      actions={
        <>
          <Button variant="action" size="large" href={payPath('orderPay', order)}>
            {words.pay}
          </Button>
          <Button
            variant="secondary"
            size="large"
            href={orderPath(order.number, ordersPath(order.product.kind))}
          >
            {words.later}
          </Button>
        </>
      }
    >
      {order.payBefore && (
        <p className="outcome__clock">
          {words.within}
          <Countdown until={order.payBefore} now={order.now} onEnd={refresh} />
        </p>
      )}
    </Outcome>
  )
}

/** The order is placed; it remains to be paid. */
export default function CommittedPage({ query }: PageProps) {
  return (
    <OrderGate query={query} step={1} states={['created', 'awaitingPayment']}>
      {(context) => <Committed {...context} />}
    </OrderGate>
  )
}
