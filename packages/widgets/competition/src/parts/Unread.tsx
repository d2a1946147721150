import type { Locale } from '@chuhai/contract/locale'
import { Button, EmptyState } from '@chuhai/ui'
import { Buoy } from '@chuhai/ui/illustrations'
import { partsMessages } from './messages'
import { Picture } from './Picture'

/** The registration did not come. */
export const Unread = ({ locale, onRetry }: { locale: Locale; onRetry(): void }) => {
  const { unread, retry } = partsMessages[locale]
  return (
    <div role="alert">
      <EmptyState
        illustration={<Picture of={Buoy} />}
        title={unread.title}
        text={unread.text}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {retry}
          </Button>
        }
      />
    </div>
  )
}
