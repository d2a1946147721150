import { Button, Icon } from '@chuhai/ui'
import { iconClock } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { renewalText } from '../renewal'
import type { TalkPartProps } from './props'

/** The assistant's answer when today's free questions are used up (specification, section 8). */
export const QuotaUsed = ({
  store,
  words,
  onConsult,
}: TalkPartProps & { onConsult?: (() => void) | undefined }) => {
  const { data } = useStore(store.$quota)
  const { quota } = words
  return (
    <article className="ch-chat__quota-used" aria-label={words.heading}>
      <Icon path={iconClock} size={20} />
      <div>
        <p className="ch-chat__quota-title">{quota.title}</p>
        <p>
          {data && quota.renews(renewalText(data.renewsAt, new Date(), words.tomorrow), data.limit)}
          {onConsult && quota.ask}
        </p>
        {onConsult && (
          <Button variant="secondary" size="small" onClick={onConsult}>
            {quota.consult}
          </Button>
        )}
      </div>
    </article>
  )
}
