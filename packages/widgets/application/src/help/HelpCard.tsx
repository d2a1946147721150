import { priceText } from '@chuhai/contract/money'
import { orderStateNames, orderWordOf } from '@chuhai/contract/order'
import { type ChosenStoreService, type StoreService, storeHelpWayNames } from '@chuhai/contract/store'
import { Button, Icon, Tag, useLocale } from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import { helpMessages } from './messages'
import { RefundRules } from './RefundRules'

interface HelpCardProps {
  /** The address of the portal, where orders are paid. */
  base: string
  service: StoreService
  /** What is known of it where it is the chosen one. */
  chosen: ChosenStoreService | null
  /** Whether an order holds what was chosen, so that nothing else can be. */
  isFixed: boolean
  isSending: boolean
  onChoose(): void
}

const Chosen = ({
  base,
  chosen: { id, order, canOrder, service },
}: {
  base: string
  chosen: ChosenStoreService
}) => {
  const locale = useLocale()
  const words = helpMessages[locale]
  if (order) {
    const isWaiting = order.state === 'awaitingPayment'
    return (
      <>
        <p className="ch-store-help__order">
          <Tag tone={isWaiting ? 'accent' : 'brand'}>{orderStateNames[orderWordOf(order)][locale]}</Tag>
          <span>
            {words.number} <code>{order.number}</code>
          </span>
          {order.refunded > 0 && <span>{words.refunded(priceText(order.refunded))}</span>}
        </p>
        {isWaiting && (
          <Button variant="action" href={`${base}/pay/orderPay?number=${order.number}`}>
            {words.payNow}
          </Button>
        )}
        <Button variant="secondary" href={`${base}/user/?tab=orders&number=${order.number}`}>
          {words.order}
        </Button>
      </>
    )
  }
  if (canOrder)
    return (
      <Button variant="action" href={`${base}/pay/orderConfirm?kind=storeService&id=${id}`}>
        {words.pay}
      </Button>
    )
  return <p className="ch-store-help__note">{service.price === 0 ? words.isFree : words.later}</p>
}

/** A package of help: what it contains, what it costs, what comes back, and what can be done now. */
export const HelpCard = ({ base, service, chosen, isFixed, isSending, onChoose }: HelpCardProps) => {
  const locale = useLocale()
  const words = helpMessages[locale]
  const { way, name, summary, includes, price, days } = service
  return (
    <li className="ch-store-help__card" data-chosen={chosen !== null || undefined}>
      <header>
        <p className="ch-store-help__way">
          {storeHelpWayNames[way][locale]}
          {chosen && <Tag tone="success">{words.chosen}</Tag>}
        </p>
        <h3>{name}</h3>
        <p className="ch-store-help__price">
          <b>{price === 0 ? words.free : priceText(price)}</b>
          {days !== null && <span>{words.days(days)}</span>}
        </p>
        <p>{summary}</p>
      </header>
      <ul className="ch-store-help__includes">
        {includes.map((line) => (
          <li key={line}>
            <Icon path={iconCheck} size={18} />
            {line}
          </li>
        ))}
      </ul>
      {price > 0 && <RefundRules refunds={service.refunds} />}
      <div className="ch-store-help__actions">
        {chosen && <Chosen base={base} chosen={chosen} />}
        {!chosen && !isFixed && (
          <Button
            variant="secondary"
            busy={isSending}
            aria-label={words.chooseNamed(name)}
            onClick={onChoose}
          >
            {words.choose}
          </Button>
        )}
      </div>
    </li>
  )
}
