import { LoadFailed, useLocale } from '@chuhai/ui'
import { Buoy, ThemedIllustration } from '@chuhai/ui/illustrations'
import { competitionMessages } from '../messages'

/** The registration could not be loaded. */
export const RegistrationFailed = ({ onRetry }: { onRetry(): void }) => (
  <div role="alert">
    <LoadFailed
      {...competitionMessages[useLocale()].registrationFailed}
      illustration={<ThemedIllustration of={Buoy} />}
      onRetry={onRetry}
    />
  </div>
)
