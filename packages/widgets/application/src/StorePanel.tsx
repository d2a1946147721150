import type { Locale } from '@chuhai/contract/locale'
import { getOrganisationDetails } from '@chuhai/contract/organisation'
import { listStoreRequirements, storeSubject } from '@chuhai/contract/store'
import type { Core } from '@chuhai/core'
import { chinaDate } from '@chuhai/core/dates'
import { useQuery } from '@chuhai/core/react'
import { EmptyState, LoadFailed, Skeleton, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import { Application, type ApplicationProps } from './Application'
import { StoreHelp } from './help/StoreHelp'
import { type ChosenStore, StoreChoice } from './StoreChoice'
import { storeKind } from './store-kind'
import { storeMessages } from './store-messages'

interface StorePanelProps extends Omit<ApplicationProps, 'core' | 'locale' | 'shown' | 'subject'> {
  core: Core
  locale: Locale
  platformId?: number | undefined
  platform?: string | undefined
  site?: string | undefined
  termsUrl?: string | undefined
  onChosen?(chosen: ChosenStore): void
}

/** The choice of a platform's site, the form that its platform asks for, and below it the ways of working together. */
export const StorePanel = ({
  core,
  locale,
  platformId,
  platform,
  site,
  termsUrl,
  onChosen,
  ...props
}: StorePanelProps) => {
  const { base } = core
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
    <>
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
          <Application
            {...props}
            core={core}
            locale={locale}
            shown={shown}
            subject={storeSubject(requirement)}
          />
          <StoreHelp core={core} locale={locale} theme={props.theme} subject={storeSubject(requirement)} />
        </>
      )}
    </>
  )
}
