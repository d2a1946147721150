import { Button, EmptyState, useLocale } from '@chuhai/ui'
import { Buoy } from '@chuhai/ui/illustrations'
import { competitionMessages } from '../messages'
import { Picture } from './Picture'

/** The registration could not be loaded. */
export const LoadFailed = ({ onRetry }: { onRetry(): void }) => {
  const { registrationFailed, retry } = competitionMessages[useLocale()]
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
