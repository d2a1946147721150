import { Button, EmptyState } from '@chuhai/ui'
import { iconRefresh } from '@chuhai/ui/icons'
import { Buoy } from '@chuhai/ui/illustrations'
import { type Messages, useMessages } from '../app/messages'

const zhCN = { later: '请稍后重试。', retry: '重试' }
const messages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: { later: 'Please try again later.', retry: 'Retry' },
}

interface LoadFailedProps {
  title: string
  /** The reason; asks for patience where it is not known. */
  text?: string
  isRetrying?: boolean
  /** Without illustration, for a narrow column. */
  isSmall?: boolean | undefined
  onRetry(): void
}

/** The error state of a list, with a retry. */
export const LoadFailed = ({ title, text, isRetrying, isSmall, onRetry }: LoadFailedProps) => {
  const { later, retry } = useMessages(messages)
  return (
    <EmptyState
      illustration={isSmall ? undefined : <Buoy />}
      title={title}
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
