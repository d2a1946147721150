import { listStoreRequirements, type StoreRequirement, storeSubject } from '@chuhai/contract/store'
import type { Core } from '@chuhai/core'
import { chinaDate } from '@chuhai/core/dates'
import { useCore, useQuery } from '@chuhai/core/react'
import { Button, EmptyState, LoadFailed, Skeleton, useLocale, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { Application, type ApplicationProps } from './Application'
import { StoreHelp } from './help/StoreHelp'
import { storeMessages } from './store/messages'
import { StoreSites } from './store/StoreSites'
import css from './store/store-application.css?inline'
import { storeKind, storeNameOf } from './store/store-kind'

/** What `StoreApplication` takes. */
export interface StoreApplicationProps extends Omit<ApplicationProps, 'shown' | 'subject'> {
  /** The platform, by its short name, its name or its number at the portal; visitors choose when not given. */
  platform?: string | undefined
  /** The site of the platform, such as `us`; visitors choose when not given. */
  site?: string | undefined
}

interface FormProps extends Omit<ApplicationProps, 'shown' | 'subject'> {
  core: Core
  store: StoreRequirement
  /** Chooses another store; undefined where the page has fixed it. */
  onLeave?: (() => void) | undefined
}

const StoreForm = ({ core, store, onLeave, ...props }: FormProps) => {
  const locale = useLocale()
  const today = chinaDate(core.clock.now())
  const shown = useMemo(() => storeKind(core.base, store, today), [core, store, today])
  const subject = storeSubject(store)
  return (
    <>
      <p className="ch-store-application__site">
        {storeNameOf(store, locale)}
        {onLeave && (
          <Button variant="text" onClick={onLeave}>
            {storeMessages[locale].change}
          </Button>
        )}
      </p>
      <Application {...props} core={core} shown={shown} subject={subject} />
      <StoreHelp core={core} subject={subject} locale={props.locale} theme={props.theme} />
    </>
  )
}

const ChosenStore = ({ platform, site, core, ...props }: StoreApplicationProps & { core: Core }) => {
  const words = storeMessages[useLocale()]
  const query = core.query(listStoreRequirements, { query: { ...(platform && { platform }) } })
  const { state, retry } = useQuery(query)
  const [chosen, choose] = useState<StoreRequirement>()
  const { data } = state
  if (!data && state.phase === 'failed')
    return <LoadFailed title={words.failed} text={state.error.message} onRetry={retry} />
  if (!data) return <Skeleton lines={10} />
  const stores = site ? data.filter((one) => one.site === site) : data
  if (stores.length === 0)
    return (
      <EmptyState
        title={words.unknown}
        text={words.unknownText}
        action={<Button href={`${core.base}/GStore`}>{words.all}</Button>}
      />
    )
  const store = chosen ?? (stores.length === 1 ? stores[0] : undefined)
  if (!store) return <StoreSites stores={stores} onChoose={choose} />
  return (
    <StoreForm
      key={storeSubject(store)}
      {...props}
      core={core}
      store={store}
      onLeave={stores.length > 1 ? () => choose(undefined) : undefined}
    />
  )
}

/**
 * The application for a store on a platform: what that platform asks for, the review, the opening, and help with it.
 *
 * @example
 * <StoreApplication core={core} platform="amazon" site="us" />
 */
export const StoreApplication = (props: StoreApplicationProps) => {
  useStyles(css)
  const core = useCore('StoreApplication', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <div className="ch-store-application" lang={locale}>
        <ChosenStore key={`${props.platform} ${props.site}`} {...props} core={core} />
      </div>
    </WidgetScope>
  )
}
