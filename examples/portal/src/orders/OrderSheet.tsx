import { type Order, orderWordOf } from '@chuhai/contract/order'
import type { Core } from '@chuhai/core'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, Icon, useLocale } from '@chuhai/ui'
import { iconArrowLeft } from '@chuhai/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../app/messages'
import { confirmPath, ownPath, payPath, productPath, receiptPath } from '../app/paths/orders'
import { CancelDialog } from './CancelDialog'
import { Countdown } from './Countdown'
import { InvoiceDialog } from './InvoiceDialog'
import { InvoiceSection } from './InvoiceSection'
import { orderMessages } from './messages'
import { orderProgressMessages } from './progress-messages'
import { RefundDialog } from './RefundDialog'
import { StateTag } from './StateTag'
import { useSums } from './sums'
import { isPaidLate, Timeline } from './Timeline'
import type { OpenOrder } from './use-order'

interface OrderSheetProps extends Pick<OpenOrder, 'refresh' | 'show'> {
  core: Core
  path: string
  order: Order
}

type Asking = 'cancel' | 'refund' | 'invoice' | null

/** A sentence for the state of an order. */
const useStateText = (order: Order): string => {
  const words = useMessages(orderProgressMessages)
  const { state, refundAccepted, product, amount, history } = order
  if (orderWordOf(order) === 'partlyRefunded') return words.states.partlyRefunded
  if (state === 'refunding' && refundAccepted)
    return history.some(isPaidLate) ? words.states.paidLate : words.states.refundAccepted
  if (order.buyer !== undefined) return words.states[state]
  if (state === 'paid' || (state === 'fulfilled' && amount === 0)) return words.paidText[product.kind]
  if (state === 'fulfilled' && product.kind === 'course') return words.paidText.course
  return words.states[state]
}

/** What can be done with an order now. */
const Actions = ({ order, path, ask }: { order: Order; path: string; ask(what: Asking): void }) => {
  const words = useMessages(orderMessages)
  const { refunding } = useMessages(orderProgressMessages)
  const { state, product, number, paidAt, amount, actions } = order
  const isOwn = order.buyer === undefined
  const isOwned = isOwn && (state === 'paid' || state === 'fulfilled')
  const isOver = isOwn && (state === 'cancelled' || state === 'expired' || state === 'refunded')
  return (
    <div className="order-sheet__actions">
      {isOwn && state === 'awaitingPayment' && (
        <Button variant="action" href={payPath('orderPay', order)}>
          {words.pay}
        </Button>
      )}
      {isOwned && <Button href={ownPath(product)}>{words.own[product.kind]}</Button>}
      {isOver && <Button href={confirmPath(product)}>{words.again}</Button>}
      {paidAt && amount > 0 && (
        <Button variant="secondary" href={receiptPath(number, path)}>
          {words.receipt}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => ask('cancel')}>
          {words.cancel}
        </Button>
      )}
      {actions.includes('requestRefund') && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => ask('refund')}>
          {refunding.action}
        </Button>
      )}
    </div>
  )
}

/**
 *   < 返回我的订单
 *   [待付款] sentence                      time left
 *   (去支付) (取消订单)
 *   购买内容, 包含内容, 退改规则   | 订单进度
 *   付款信息, 发票信息             |
 */
export const OrderSheet = ({ core, path, order, refresh, show }: OrderSheetProps) => {
  const words = useMessages(orderMessages)
  const { history, refunding } = useMessages(orderProgressMessages)
  const inChina = useChinaClock(useLocale())
  const [asking, setAsking] = useState<Asking>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(order.state)
  // A state that has just changed is read out.
  useEffect(() => {
    if (shown.current !== order.state) heading.current?.focus()
    shown.current = order.state
  }, [order.state])
  const { product, number, state, amount, payBefore, paidAt, invoice, refundBefore } = order
  const close = () => setAsking(null)
  const stale = () => {
    close()
    void refresh()
  }
  const sums = useSums(order)
  const payment = [
    ...sums.map(({ term, text }) => [term, text] as const),
    ...(paidAt ? [[words.payment.paidAt, inChina(chinaMoment(paidAt))]] : []),
    ...(order.paymentNumber ? [[words.payment.number, order.paymentNumber]] : []),
    [words.created, inChina(chinaMoment(order.createdAt))],
    [words.number, number],
    ...(order.buyer ? [[words.buyer, order.buyer]] : []),
    [words.payment.terms, order.termsVersion],
  ] as const
  return (
    <div className="order-sheet">
      <a className="order-sheet__back" href={path}>
        <Icon path={iconArrowLeft} size={18} />
        {words.back}
      </a>
      <header>
        <StateTag order={order} />
        <h2 ref={heading} tabIndex={-1}>
          {useStateText(order)}
        </h2>
        {state === 'awaitingPayment' && payBefore && (
          <p className="order-sheet__clock">
            {words.left}
            <Countdown until={payBefore} now={order.now} onEnd={refresh} />
          </p>
        )}
        <Actions order={order} path={path} ask={setAsking} />
        {order.actions.includes('requestRefund') && (
          <p className="order-sheet__note">
            {refundBefore ? refunding.before(inChina(chinaMoment(refundBefore))) : refunding.byStage}
          </p>
        )}
      </header>
      <div className="order-sheet__columns">
        <div>
          <section>
            <h3>{words.product}</h3>
            <p className="order-sheet__product">
              <a href={productPath(product)}>{product.name}</a>
              <span>{product.summary}</span>
            </p>
          </section>
          {product.includes.length > 0 && (
            <section>
              <h3>{words.includes}</h3>
              <ul>
                {product.includes.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          {product.cancellation.length > 0 && (
            <section>
              <h3>{words.cancellation}</h3>
              <ul>
                {product.cancellation.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h3>{words.payment.title}</h3>
            <dl>
              {payment.map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
          {amount > 0 && (
            <InvoiceSection
              order={order}
              onEdit={order.buyer === undefined ? () => setAsking('invoice') : undefined}
            />
          )}
        </div>
        <section>
          <h3>{history.title}</h3>
          <Timeline history={order.history} />
        </section>
      </div>
      <CancelDialog
        core={core}
        number={number}
        open={asking === 'cancel'}
        onClose={close}
        onCancelled={show}
        onStale={stale}
      />
      <RefundDialog
        core={core}
        order={order}
        open={asking === 'refund'}
        onClose={close}
        onSent={show}
        onStale={stale}
      />
      <InvoiceDialog
        key={JSON.stringify(invoice)}
        core={core}
        order={order}
        open={asking === 'invoice'}
        onClose={close}
        onSaved={show}
        onStale={stale}
      />
    </div>
  )
}
