import { getOrganisationDetails } from '@chuhai/contract/organisation'
import { listStoreRequirements, storeSubject } from '@chuhai/contract/store'
import { chinaDate } from '@chuhai/core/dates'
import { useCore, useQuery } from '@chuhai/core/react'
import { EmptyState, LoadFailed, Skeleton, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Application, type ApplicationProps } from './Application'
import { type ChosenStore, StoreChoice } from './StoreChoice'
import { storeKind } from './store-kind'
import { storeMessages } from './store-messages'

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
  /**
   * What stands below the application for a platform's site, which is named `1-us`.
   * @type (subject: string) => ReactNode
   */
  after?(subject: string): ReactNode
}

/**
 * The application for a store on a platform: the choice of a site, and the form that its platform asks for.
 *
 * @example
 * <StoreApplication core={core} platformId={1} site="us" />
 */
export const StoreApplication = ({
  platformId,
  platform,
  site,
  termsUrl,
  onChosen,
  after,
  ...props
}: StoreApplicationProps) => {
  const core = useCore('StoreApplication', props.core)
  const { base } = core
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = storeMessages[locale]
  const user = useStore(core.session.$user)
  const orgId = useStore(core.organisation.$orgId)
  const [chosen, setChosen] = useState<ChosenStore>({ platformId, site })
  useEffect(() => setChosen({ platformId, site }), [platformId, site])
  const [today] = useState(() => chinaDate(core.clock.now()))

  const query =
    platform === undefined
      ? core.query(listStoreRequirements)
      : core.query(listStoreRequirements, { query: { platform } })
  const { state, retry } = useQuery(query)
  const ofOrganisation = user && orgId ? core.query(getOrganisationDetails) : undefined
  const details = useQuery(ofOrganisation, { refresh: true }).state
  const organisation = details.data?.orgId === orgId ? (details.data ?? null) : null
  const isReading = ofOrganisation !== undefined && !organisation && details.phase !== 'failed'

  const requirements = state.data ?? []
  const [named] = platform === undefined ? [] : requirements
  const chosenId = named?.platformId ?? chosen.platformId
  const sites = requirements.filter((one) => one.platformId === chosenId)
  const [only] = sites.length === 1 ? sites : []
  const siteCode = chosen.site || only?.site
  const requirement = sites.find((one) => one.site === siteCode)
  const shown = useMemo(
    () => requirement && storeKind(requirement, { base, termsUrl, organisation, today }),
    [requirement, base, termsUrl, organisation, today],
  )
  const isNamed = chosenId !== undefined || platform !== undefined
  const isUnknown = (isNamed && sites.length === 0) || siteCode !== undefined
  const choose = (next: ChosenStore) => {
    setChosen(next)
    onChosen?.(next)
  }

  return (
    <div className="ch-store-application">
      <WidgetScope locale={locale} theme={props.theme}>
        {state.data && (
          <StoreChoice platformId={chosenId} site={siteCode} requirements={requirements} onChoose={choose} />
        )}
        {!state.data && state.phase === 'failed' && <LoadFailed {...words.failed} onRetry={retry} />}
        {((!state.data && state.phase !== 'failed') || (requirement && isReading)) && <Skeleton lines={10} />}
        {state.data && !requirement && <EmptyState {...(isUnknown ? words.unknown : words.choose)} />}
      </WidgetScope>
      {shown && requirement && !isReading && (
        <>
          <Application {...props} core={core} shown={shown} subject={storeSubject(requirement)} />
          {after?.(storeSubject(requirement))}
        </>
      )}
    </div>
  )
}
