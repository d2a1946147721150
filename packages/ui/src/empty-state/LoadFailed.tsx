import { Button } from '../button/Button'
import { iconRefresh } from '../icons/paths'
import { useLocale } from '../locale/locale'
import { EmptyState, type EmptyStateProps } from './EmptyState'

const messages = {
  'zh-CN': { later: '请稍后重试。', retry: '重试' },
  en: { later: 'Please try again later.', retry: 'Retry' },
}

/** What `LoadFailed` takes beside the heading and the picture of an `EmptyState`. */
export interface LoadFailedProps extends Omit<EmptyStateProps, 'action'> {
  /** It is being loaded again, and the button is busy. */
  isRetrying?: boolean | undefined
  /** For a narrow column. */
  isSmall?: boolean | undefined
  /** 重试 was pressed. */
  onRetry(): void
}

/** What could not be loaded, why, and 重试; it asks for patience where the reason is not known. */
export const LoadFailed = ({ text, isRetrying, isSmall, onRetry, ...rest }: LoadFailedProps) => {
  const { later, retry } = messages[useLocale()]
  return (
    <EmptyState
      {...rest}
      text={text ?? later}
      action={
        <Button
          variant="secondary"
          size={isSmall ? 'small' : undefined}
          icon={iconRefresh}
          busy={isRetrying}
          onClick={onRetry}
        >
          {retry}
        </Button>
      }
    />
  )
}
