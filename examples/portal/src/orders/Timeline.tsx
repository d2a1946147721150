import { type Order, orderActionNames } from '@chuhai/contract/order'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { useLocale } from '@chuhai/ui'
import { useMessages } from '../app/messages'
import { orderProgressMessages } from './progress-messages'
import './timeline.css'

/** Whether a step is a payment that came after its order was closed, and goes back. */
export const isPaidLate = ({ action, state }: Order['history'][number]): boolean =>
  action === 'pay' && state === 'refunding'

/** What has happened to an order, with the reasons that were given. */
export const Timeline = ({ history }: Pick<Order, 'history'>) => {
  const locale = useLocale()
  const words = useMessages(orderProgressMessages).history
  const inChina = useChinaClock(locale)
  return (
    <ol className="order-timeline" aria-label={words.title}>
      {history.map((step, index) => (
        <li key={step.at + step.action} data-current={index === history.length - 1 || undefined}>
          <b>{orderActionNames[step.action][locale]}</b>
          <time dateTime={step.at}>{inChina(chinaMoment(step.at))}</time>
          {isPaidLate(step) && <p>{words.late}</p>}
          {step.reason && (
            <p data-refused={step.action === 'refuseRefund' || undefined}>
              <span>{words.reason}：</span>
              {step.reason}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
