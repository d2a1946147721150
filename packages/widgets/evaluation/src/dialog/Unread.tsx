import { Button, EmptyState } from '@chuhai/ui'
import { Buoy } from '@chuhai/ui/illustrations'
import type { GuideMessages } from './messages'
import { Picture } from './Picture'
import { useArrival } from './use-arrival'

interface UnreadProps {
  /** Whether there are answers that wait for it. */
  isSubmitted: boolean
  words: GuideMessages
  onRetry(): void
}

/** The result did not come. */
export const Unread = ({ isSubmitted, words, onRetry }: UnreadProps) => {
  const heading = useArrival<HTMLHeadingElement>()
  return (
    <EmptyState
      illustration={<Picture of={Buoy} />}
      title={
        <h3 ref={heading} tabIndex={-1} className="ch-evaluation__heading">
          {words.unread.title}
        </h3>
      }
      text={isSubmitted ? words.unread.text : words.unread.network}
      action={<Button onClick={onRetry}>{words.retry}</Button>}
    />
  )
}
