import { Button, EmptyState } from '@chuhai/ui'
import { Parcel } from '@chuhai/ui/illustrations'
import { useMessages } from '../../app/messages'
import { linesPath } from '../../app/paths/logistics'
import { formMessages } from './messages'

/** There is no quote that a shipment could be made of: it begins with the prices. */
export const Missing = () => {
  const words = useMessages(formMessages)
  return (
    <EmptyState
      illustration={<Parcel />}
      title={words.noQuote.title}
      text={words.noQuote.text}
      action={<Button href={linesPath}>{words.noQuote.action}</Button>}
    />
  )
}
