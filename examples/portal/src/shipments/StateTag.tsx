import { type ShipmentState, shipmentStateNames } from '@chuhai/contract/logistics'
import { Tag, type TagProps, useLocale } from '@chuhai/ui'

const tones: Record<ShipmentState, NonNullable<TagProps['tone']>> = {
  draft: 'accent',
  labelled: 'brand',
  voided: 'warning',
  received: 'brand',
  held: 'warning',
  sent: 'brand',
  delivered: 'success',
  returned: 'neutral',
  cancelled: 'neutral',
  discarded: 'neutral',
}

/** The one word for a shipment. */
export const StateTag = ({ state }: { state: ShipmentState }) => {
  const locale = useLocale()
  return <Tag tone={tones[state]}>{shipmentStateNames[state][locale]}</Tag>
}
