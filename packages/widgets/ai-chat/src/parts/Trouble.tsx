import { Button, Icon } from '@chuhai/ui'
import { iconError, iconRefresh } from '@chuhai/ui/icons'
import type { TalkWords } from './props'

/** What came is kept; the rest can be asked for again. */
export const Trouble = ({
  text,
  words,
  onRetry,
}: {
  text: string
  words: TalkWords
  onRetry?: (() => void) | undefined
}) => (
  <div className="ch-chat__trouble">
    <Icon path={iconError} size={20} />
    <div>
      <p>{text}</p>
      {onRetry && (
        <Button variant="secondary" size="small" icon={iconRefresh} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  </div>
)
