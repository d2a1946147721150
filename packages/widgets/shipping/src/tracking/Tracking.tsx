import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { hidden, ownEvents, type Theme, useIsomorphicLayoutEffect, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { trackingMessages } from './messages'
import { createTrackingStore } from './store'
import { TrackingForm } from './TrackingForm'
import { TrackingResults } from './TrackingResults'
import css from './tracking.css?inline'

/** What `Tracking` takes. */
export interface TrackingProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this form alone; the core's when not given. */
  locale?: Locale | undefined
  /** The theme of this form alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** Numbers that are asked for from the start, 20 at most. */
  numbers?: readonly string[] | undefined
  /** Leaves out the form, and shows the parcels of `numbers` alone. */
  hideForm?: boolean | undefined
  /** Leaves out the title and the line below it. */
  hideHeading?: boolean | undefined
  /**
   * Name of the draft; forms with the same name share what was typed.
   * @default 'form'
   */
  draft?: string | undefined
  /** Called with every answer: how many numbers were asked for, and how many parcels were found. */
  onTracked?(detail: { asked: number; found: number }): void
}

/**
 * Tracking of several parcels at once; sign-in is not required, and no personal data is shown.
 *
 * @example
 * <Tracking core={core} numbers={['LX123456789CN']} />
 */
export const Tracking = ({ numbers, hideForm, draft, onTracked, ...props }: TrackingProps) => {
  useStyles(css)
  useStyles(hidden)
  const core = useCore('Tracking', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = trackingMessages[locale]
  const store = useMemo(() => createTrackingStore(core, draft), [core, draft])
  const state = useStore(store.$state)
  const given = numbers?.join('\n') ?? ''

  useIsomorphicLayoutEffect(
    () =>
      store.setTrackedListener((results) =>
        onTracked?.({ asked: results.length, found: results.filter(({ parcel }) => parcel).length }),
      ),
    [store, onTracked],
  )
  useEffect(() => store.connect(), [store])
  useEffect(() => {
    if (given) void store.open(given.split('\n'))
  }, [store, given])

  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <section {...ownEvents} className="ch-tracking" data-phase={state.phase} lang={locale}>
        {!props.hideHeading && (
          <header className="ch-tracking__head">
            <h2>{words.title}</h2>
            {!hideForm && <p>{words.lead}</p>}
          </header>
        )}
        {!hideForm && <TrackingForm store={store} state={state} words={words} locale={locale} />}
        <TrackingResults
          core={core}
          store={store}
          state={state}
          words={words}
          locale={locale}
          hideForm={hideForm}
        />
      </section>
    </WidgetScope>
  )
}
