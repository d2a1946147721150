import type { Locale } from '@chuhai/contract/locale'
import { Button, EmptyState } from '@chuhai/ui'
import { Buoy } from '@chuhai/ui/illustrations'
import { competitionMessages } from '../messages'
import { Picture } from './Picture'

/** The registration could not be loaded. */
export const LoadFailed = ({ locale, onRetry }: { locale: Locale; onRetry(): void }) => {
  const { registrationFailed, retry } = competitionMessages[locale]
  return (
    <div role="alert">
      <EmptyState
        illustration={<Picture of={Buoy} />}
        title={registrationFailed.title}
        text={registrationFailed.text}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {retry}
          </Button>
        }
      />
    </div>
  )
}
