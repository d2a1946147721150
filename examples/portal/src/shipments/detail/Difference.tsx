import type { Weighing } from '@chuhai/contract/logistics'
import { priceText } from '@chuhai/contract/money'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { confirmPath, payPath } from '../../app/paths/orders'
import { useServerClock, useTime } from '../../app/use-server-time'
import { ConsultButton } from '../../components/ConsultButton'
import { remaining } from '../../components/time-left'
import { weighingMessages } from './weighing-messages'

interface DifferenceProps {
  weighing: Weighing
}

/** Until when it can be paid, and how long that is. */
const Clock = ({ dueAt, now }: { dueAt: string; now: string }) => {
  const words = useMessages(weighingMessages)
  const inChina = useChinaClock(useLocale())
  const time = useTime(useServerClock(now))
  const { days, hours, minutes } = remaining(time, dueAt)
  const due = inChina(chinaMoment(dueAt))
  if (Date.parse(dueAt) <= time) return <p className="shipment-clock">{words.overdue(due)}</p>
  const left = days > 0 ? words.days(days, hours) : words.hours(hours, minutes)
  return <p className="shipment-clock">{words.dueAt(due, left)}</p>
}

/** The difference with its clock, and the way to its payment. */
const Asked = ({ weighing }: DifferenceProps) => {
  const words = useMessages(weighingMessages)
  const { difference, productId, order, dueAt, now } = weighing
  const product = { kind: 'weighing', id: productId ?? 0 } as const
  const isOrdered = order !== null && order.payBefore !== null
  return (
    <div className="shipment-difference" data-asked>
      <h3>{words.asked(priceText(difference ?? 0))}</h3>
      {dueAt !== null && <Clock dueAt={dueAt} now={now} />}
      <div className="shipment-actions">
        {isOrdered && (
          <Button variant="action" href={payPath('orderPay', { number: order.number, product })}>
            {words.payOrder}
          </Button>
        )}
        {!isOrdered && productId !== null && (
          <Button variant="action" href={confirmPath(product)}>
            {words.pay}
          </Button>
        )}
        <ConsultButton variant="text">{words.consult}</ConsultButton>
      </div>
      <p className="shipment-note">{words.doubt}</p>
    </div>
  )
}

/** What becomes of the difference between what was declared and what was measured. */
export const Difference = ({ weighing }: DifferenceProps) => {
  const words = useMessages(weighingMessages)
  const { state, parcels, difference, history } = weighing
  if (difference === null) {
    const measured = parcels.filter((parcel) => parcel.measured !== null)
    return state === 'weighed' ? <p>{words.partly(measured.length, parcels.length)}</p> : null
  }
  if (difference > 0 && (state === 'held' || state === 'overdue')) return <Asked weighing={weighing} />
  const sum = priceText(Math.abs(difference))
  if (difference < 0) return <p className="shipment-difference">{words.back(sum)}</p>
  if (difference === 0) return <p className="shipment-difference">{words.same}</p>
  const end = history.findLast(({ action }) => action === 'pay' || action === 'waive')
  if (!end) return null
  return <p className="shipment-difference">{end.action === 'pay' ? words.paid(sum) : words.waived(sum)}</p>
}
