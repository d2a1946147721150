import { type DealCard, type DealState, dealStateNames } from '@chuhai/contract/market'
import { Tag, type TagProps, useLocale } from '@chuhai/ui'
import { useMessages } from '../../app/messages'
import { dealMessages } from './messages'

const tones: Record<DealState, NonNullable<TagProps['tone']>> = {
  paid: 'accent',
  accepted: 'brand',
  delivered: 'accent',
  confirmed: 'success',
  cancelled: 'neutral',
  disputed: 'warning',
  decided: 'neutral',
}

/** The one word for a deal, and whether it is late. */
export const StateTag = ({ deal: { state, isLate } }: { deal: Pick<DealCard, 'state' | 'isLate'> }) => {
  const { late } = useMessages(dealMessages)
  const locale = useLocale()
  return (
    <>
      <Tag tone={tones[state]}>{dealStateNames[state][locale]}</Tag>
      {isLate && <Tag tone="error">{late}</Tag>}
    </>
  )
}
