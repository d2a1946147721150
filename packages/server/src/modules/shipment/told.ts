import { priceText } from '@chuhai/contract/money'
import type { Write } from '../../database/write-rows'
import { tell } from '../../messages/tell'
import { shipmentCancelled, shipmentVoided } from './messages'
import type { ShipmentRow, ShipmentStepRow } from './tables'

/**
 * Returns the message to a sender about a transition by an operator; those of the sender have none, and a payment has one for all its
 * shipments.
 */
export const toldOf = ({ number, userId, refunded }: ShipmentRow, step: ShipmentStepRow): Write[] => {
  if (userId === null || step.by !== 'operator') return []
  const about = { userId, once: `${number}:${step.step}` }
  const values = { number, words: step.words }
  if (step.action === 'voidLabel') return tell(shipmentVoided, { ...about, values }, step.at)
  if (step.action === 'cancel')
    return tell(shipmentCancelled, { ...about, values: { ...values, amount: priceText(refunded) } }, step.at)
  return []
}
