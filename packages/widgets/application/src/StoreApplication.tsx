import { useCore } from '@chuhai/core/react'
import { LoadFailed, Skeleton, usePart, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ApplicationProps } from './Application'
import { applicationMessages } from './messages'
import type { ChosenStore } from './StoreChoice'

/** What `StoreApplication` takes. */
export interface StoreApplicationProps extends Omit<ApplicationProps, 'shown' | 'subject'> {
  /** The platform, by its number at the portal; without it the visitor chooses. */
  platformId?: number | undefined
  /** The only platform that is offered, by its short name, its name or its number. */
  platform?: string | undefined
  /** The site of the platform, such as `us`; without it the visitor chooses. */
  site?: string | undefined
  /** Where the terms are; on the portal's page of applications when not given. */
  termsUrl?: string | undefined
  /** A platform, and then a site, was chosen. */
  onChosen?(chosen: ChosenStore): void
}

const loadPanel = () => import('./StorePanel')

/**
 * The application for a store on a platform: the choice of a site, the form that its platform asks for, and the ways of working together.
 *
 * @example
 * <StoreApplication core={core} platformId={1} site="us" />
 */
export const StoreApplication = (props: StoreApplicationProps) => {
  const core = useCore('StoreApplication', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = applicationMessages[locale]
  const [hasFailed, setHasFailed] = useState(false)
  const panel = usePart(loadPanel, !hasFailed, () => setHasFailed(true))
  return (
    <div className="ch-store-application">
      {panel ? (
        <panel.StorePanel {...props} core={core} locale={locale} />
      ) : (
        <WidgetScope locale={locale} theme={props.theme}>
          {hasFailed ? (
            <LoadFailed
              title={words.loadFailed}
              text={words.partFailed}
              onRetry={() => setHasFailed(false)}
            />
          ) : (
            <Skeleton lines={10} />
          )}
        </WidgetScope>
      )}
    </div>
  )
}
