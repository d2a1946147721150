import { destinations, type ShipmentCard } from '@chuhai/contract/logistics'
import { chinaMoment } from '@chuhai/core/dates'
import { useChinaClock } from '@chuhai/core/react'
import { Button, CheckSign, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { orderPath, ordersPath, shipmentPath } from '../../app/paths/orders'
import { shipmentFormPath } from '../../app/paths/parcels'
import { Price } from '../../components/Price'
import { StateTag } from '../StateTag'
import { listMessages } from './messages'

const hasEnded = ({ state, endsAt }: ShipmentCard, now: number): boolean =>
  state === 'draft' && Date.parse(endsAt) <= now

/** Whether a shipment can be paid at a moment, together with others. */
export const isPayable = (shipment: ShipmentCard, now: number): boolean =>
  shipment.state === 'draft' &&
  shipment.problems === 0 &&
  shipment.orderNumber === null &&
  !hasEnded(shipment, now)

/** Whether it has a label to print. */
export const isPrintable = ({ state }: ShipmentCard): boolean =>
  state === 'labelled' || state === 'received' || state === 'held'

interface ShipmentRowProps {
  shipment: ShipmentCard
  /** The moment by the server's clock: a price is held until its end. */
  now: number
  isChosen: boolean
  onToggle(isChosen: boolean): void
}

/**
 *   [ ] 波兰 Łódź · recipient [待付款]            ¥128.50
 *       number · line · parcels · reference
 *       what is missing, or when it changed      (继续填写)
 */
export const ShipmentRow = ({ shipment, now, isChosen, onToggle }: ShipmentRowProps) => {
  const words = useMessages(listMessages)
  const locale = useLocale()
  const inChina = useChinaClock(locale)
  const { number, state, country, city, recipientName, line, parcels, reference, amount } = shipment
  const { problems, orderNumber, maker, isOwn, changedAt } = shipment
  const place = `${destinations[country][locale]} ${city}`.trim()
  const awaitsPayment = state === 'draft' && orderNumber !== null
  const note = () => {
    if (awaitsPayment) return words.awaitsPayment
    if (hasEnded(shipment, now)) return words.ended
    return problems > 0 ? words.lacks(problems) : words.changedAt(inChina(chinaMoment(changedAt)))
  }
  return (
    <li className="shipment-row">
      <CheckSign
        aria-label={words.choose(number)}
        checked={isChosen}
        disabled={!isPayable(shipment, now) && !isPrintable(shipment)}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <div className="shipment-row__facts">
        <div className="shipment-row__head">
          <h2>
            <a href={shipmentPath(number)}>
              {[place, recipientName].filter((one) => one !== '').join(' · ')}
            </a>
          </h2>
          <StateTag state={state} />
          <p className="shipment-row__amount">
            <Price amount={amount} />
          </p>
        </div>
        <p className="shipment-note">
          {[number, line[locale], words.parcels(parcels), reference, !isOwn && words.by(maker)]
            .filter((one) => one)
            .join(' · ')}
        </p>
        <div className="shipment-row__foot">
          <p className="shipment-note">{note()}</p>
          {awaitsPayment && (
            <Button variant="secondary" size="small" href={orderPath(orderNumber, ordersPath('shipment'))}>
              {words.order}
            </Button>
          )}
          {state === 'held' && (
            <Button
              variant="secondary"
              size="small"
              href={shipmentPath(number)}
              aria-label={words.differenceOf(number)}
            >
              {words.difference}
            </Button>
          )}
          {!awaitsPayment && (state === 'draft' || state === 'voided') && (
            <Button
              variant="secondary"
              size="small"
              href={shipmentFormPath(number)}
              aria-label={words.fillInNamed(number)}
            >
              {words.fillIn}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
