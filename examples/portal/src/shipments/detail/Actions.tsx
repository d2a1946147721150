import { type SenderMove, type Shipment, shipmentLabelsPath } from '@chuhai/contract/logistics'
import { Button, ConfirmDialog } from '@chuhai/ui'
import { useState } from 'react'
import { useMessages } from '../../app/messages'
import { trackPath } from '../../app/paths/logistics'
import { orderPath, ordersPath } from '../../app/paths/orders'
import { shipmentFormPath } from '../../app/paths/parcels'
import type { useShipment } from '../use-shipment'
import { detailMessages } from './messages'

/** Actions that need a confirmation. */
const sure = ['voidLabel', 'cancel', 'discard'] as const satisfies readonly SenderMove[]
type SureMove = (typeof sure)[number]

interface ActionsProps {
  shipment: Shipment
  isSending: boolean
  onMove: ReturnType<typeof useShipment>['move']
}

/** The actions of the sender now; those that end something need a confirmation. */
export const Actions = ({ shipment, isSending, onMove }: ActionsProps) => {
  const words = useMessages(detailMessages)
  const [asking, setAsking] = useState<SureMove | null>(null)
  const { number, state, step, actions, labels, order } = shipment
  const current = labels.filter(({ voidedAt }) => voidedAt === null)
  const isPrintable = current.length > 0 && ['labelled', 'received', 'held'].includes(state)
  const confirm = async (action: SureMove) => {
    await onMove(step, action)
    setAsking(null)
  }
  return (
    <>
      <div className="shipment-actions">
        {isPrintable && (
          <Button variant="action" href={shipmentLabelsPath([number])} target="_blank">
            {words.print}
          </Button>
        )}
        {actions.includes('save') && (
          <Button variant={isPrintable ? 'secondary' : 'action'} href={shipmentFormPath(number)}>
            {words.fillIn}
          </Button>
        )}
        {order && (
          <Button variant="secondary" href={orderPath(order.number, ordersPath('shipment'))}>
            {order.payBefore === null ? words.order : words.pay}
          </Button>
        )}
        {current.length > 0 && state !== 'labelled' && (
          <Button
            variant="secondary"
            href={`${trackPath}?numbers=${current.map((label) => label.number).join(',')}`}
          >
            {words.track}
          </Button>
        )}
        {sure
          .filter((action) => actions.includes(action))
          .map((action) => (
            <Button
              key={action}
              variant="secondary"
              aria-haspopup="dialog"
              disabled={isSending}
              onClick={() => setAsking(action)}
            >
              {words.moves[action]}
            </Button>
          ))}
      </div>
      {sure.map((action) => (
        <ConfirmDialog
          key={action}
          open={asking === action}
          title={words.sure[action].title}
          confirm={words.moves[action]}
          busy={isSending}
          onClose={() => setAsking(null)}
          onConfirm={() => void confirm(action)}
        >
          {words.sure[action].text}
        </ConfirmDialog>
      ))}
    </>
  )
}
