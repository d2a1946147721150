import { Button, EmptyState } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import { Buoy } from '@chuhai/ui/illustrations'

interface LoadFailedProps {
  title: string
  text: string
  retryLabel: string
  isRetrying?: boolean
  /** Without illustration, for a narrow column. */
  isSmall?: boolean
  onRetry(): void
}

/** The error state of a list, with a retry. */
export const LoadFailed = ({ title, text, retryLabel, isRetrying, isSmall, onRetry }: LoadFailedProps) => (
  <EmptyState
    illustration={isSmall ? undefined : <Buoy />}
    title={title}
    text={text}
    action={
      <Button
        variant="secondary"
        size={isSmall ? 'small' : undefined}
        icon={iconRefresh}
        busy={isRetrying}
        onClick={onRetry}
      >
        {retryLabel}
      </Button>
    }
  />
)
