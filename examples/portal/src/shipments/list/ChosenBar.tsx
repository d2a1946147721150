import { labelShipmentsMax } from '@chuhai/contract/constants'
import { type ShipmentCard, shipmentLabelsPath } from '@chuhai/contract/logistics'
import type { Core } from '@chuhai/core'
import { Button } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { Price } from '../../components/Price'
import { usePayment } from '../use-payment'
import { listMessages } from './messages'
import { isPayable, isPrintable } from './ShipmentRow'

interface ChosenBarProps {
  core: Core
  shipments: readonly ShipmentCard[]
  /** One of them is another one by now. */
  onStale(): void
}

/** What can be done with the shipments that are chosen: paid together, or their labels printed. */
export const ChosenBar = ({ core, shipments, onStale }: ChosenBarProps) => {
  const words = useMessages(listMessages)
  const { isPaying, pay } = usePayment(core, onStale)
  const payable = shipments.filter((shipment) => isPayable(shipment, core.clock.now()))
  const printable = shipments.filter(isPrintable).slice(0, labelShipmentsMax)
  if (shipments.length === 0) return <p className="shipment-note">{words.chooseHint}</p>
  return (
    <div className="shipment-chosen" role="status">
      <p>
        {words.chosen(shipments.length)}
        {payable.length > 0 && (
          <>
            {words.toPay(payable.length)}
            <Price amount={payable.reduce((sum, { amount }) => sum + amount, 0)} />
          </>
        )}
      </p>
      {payable.length > 0 && (
        <Button variant="action" busy={isPaying} onClick={() => void pay(payable)}>
          {words.pay(payable.length)}
        </Button>
      )}
      {printable.length > 0 && (
        <Button
          variant="secondary"
          href={shipmentLabelsPath(printable.map(({ number }) => number))}
          target="_blank"
        >
          {words.print(printable.length)}
        </Button>
      )}
    </div>
  )
}
