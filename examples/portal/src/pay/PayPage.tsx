import { startPayment } from '@chuhai/contract/payment'
import { Button, Icon, Undelivered } from '@chuhai/ui'
import { iconShieldCheck } from '@chuhai/ui/icons'
import { useEffect, useState } from 'react'
import { useMessages } from '../app/messages'
import type { PageProps } from '../app/page'
import { Price } from '../components/Price'
import { useSingleCall } from '../components/use-single-call'
import { CancelDialog } from '../orders/CancelDialog'
import { Countdown } from '../orders/Countdown'
import { orderMessages } from '../orders/messages'
import { payMessages } from './messages'
import { isInWeChat, OpenInBrowser } from './OpenInBrowser'
import { type GateContext, OrderGate } from './OrderGate'
import './pay-page.css'

/** The narrowest window that is no phone's. */
const desktopWidthPx = 768

/** Which of the provider's pages fits: that of a phone for phones and for windows as narrow as one. */
const device = (): 'desktop' | 'phone' =>
  document.documentElement.dataset.device === 'phone' || window.innerWidth < desktopWidthPx
    ? 'phone'
    : 'desktop'

const Pay = ({ order, core, refresh, show }: GateContext) => {
  const words = useMessages(payMessages).pay
  const orderWords = useMessages(orderMessages)
  const { isSending, delay, send } = useSingleCall(core, refresh)
  const [provider, setProvider] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { number } = order

  // Back from the provider's page, which the browser had only put aside.
  useEffect(() => {
    const comeBack = () => setProvider(null)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const pay = async () => {
    const payment = await send('pay', (options) =>
      core.call(startPayment, { params: { number }, body: { device: device() } }, options),
    )
    if (!payment) return
    setProvider(payment.provider)
    location.assign(payment.address)
  }

  const isBusy = isSending || provider !== null
  const cancel = order.actions.includes('cancel') && (
    <Button
      variant="text"
      size="large"
      disabled={isBusy}
      aria-haspopup="dialog"
      onClick={() => setIsAsking(true)}
    >
      {words.cancel}
    </Button>
  )
  return (
    <section className="pay-card">
      <header>
        <h1>{words.title}</h1>
        {order.payBefore && (
          <p className="pay-card__clock">
            {words.left}
            <Countdown until={order.payBefore} now={order.now} onEnd={refresh} />
          </p>
        )}
      </header>
      <div className="pay-card__product">
        <p>
          <b>{order.product.name}</b>
          <span>
            {orderWords.number} {number}
          </span>
        </p>
        <p className="pay-card__amount">
          <Price amount={order.amount} />
        </p>
      </div>
      {isInWeChat() ? (
        <OpenInBrowser>{cancel}</OpenInBrowser>
      ) : (
        <>
          <div className="pay-card__method">
            <Icon path={iconShieldCheck} size={22} />
            <p>
              <b>{words.online}</b>
              <span>{words.note}</span>
            </p>
          </div>
          <div className="pay-card__actions">
            <Button variant="action" size="large" busy={isBusy} onClick={() => void pay()}>
              {words.pay} <Price amount={order.amount} />
            </Button>
            {cancel}
          </div>
          <div className="pay-card__opening">
            <Undelivered delay={delay} />
            <p role="status">{provider && words.opening(provider)}</p>
          </div>
        </>
      )}
      <CancelDialog
        core={core}
        number={number}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onCancelled={show}
        onStale={() => void refresh()}
      />
    </section>
  )
}

/**
 * Pays an order at the provider.
 *
 *   title                     time left
 *   what is bought               amount
 *   how it is paid
 *   (去支付 ¥399) 取消订单
 */
export default function PayPage({ query }: PageProps) {
  const { title } = useMessages(payMessages).pay
  return (
    <OrderGate query={query} step={1} title={title} states={['created', 'awaitingPayment']}>
      {(context) => <Pay {...context} />}
    </OrderGate>
  )
}
