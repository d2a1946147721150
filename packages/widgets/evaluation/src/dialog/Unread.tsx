import { Button } from '@chuhai/ui'
import { Buoy } from '@chuhai/ui/illustrations'
import type { GuideMessages } from './messages'
import { Short } from './Short'

interface UnreadProps {
  /** Whether there are answers that wait for it. */
  isSubmitted: boolean
  words: GuideMessages
  onRetry(): void
}

/** The result did not come. */
export const Unread = ({ isSubmitted, words: { unread, retry }, onRetry }: UnreadProps) => (
  <Short picture={Buoy} title={unread.title} text={isSubmitted ? unread.text : unread.network}>
    <Button onClick={onRetry}>{retry}</Button>
  </Short>
)
