import type { ConsultationAbout } from '@chuhai/contract/consultation'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import {
  Button,
  Icon,
  ownEvents,
  type Theme,
  useIsomorphicLayoutEffect,
  useStyles,
  WidgetScope,
} from '@chuhai/ui'
import { iconCheck } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { type ConsultationMessages, consultationMessages } from './messages'
import { ConsultationForm } from './parts/ConsultationForm'
import { type ConsultationStore, type FormController, openConsultationStore } from './store'
import css from './styles.css?inline'

/** What `Consultation` takes. */
export interface ConsultationProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** The language of this form alone; the core's when not given. */
  locale?: Locale
  /** The theme of this form alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** Watches or controls the form from outside. */
  store?: ConsultationStore
  /** Leaves out the title 在线咨询. */
  hideHeading?: boolean | undefined
  /**
   * Name of the draft; forms with the same name share what was typed.
   * @default 'form'
   */
  draft?: string
  /** Sections chosen from the start, by their codes or Chinese names. */
  sections?: readonly string[] | undefined
  /**
   * What it is about, which the form shows, the visitor can take away and the lead has: a title, also `kind:id:title`, or its parts.
   * Null is nothing in particular; without it the form stays as it is.
   */
  about?: string | ConsultationAbout | null | undefined
  /** The external course site; the one that the server names when not given. */
  courseUrl?: string | undefined
  /** The privacy policy behind the consent box; the portal's when not given. */
  privacyUrl?: string | undefined
  /** False while its frame is closed: closing after success resets the form. */
  isShown?: boolean
  /** The visitor has taken away what it is about. */
  onAboutRemoved?(): void
  /** A lead was sent. */
  onSubmitted?(detail: { id: string }): void
}

/**
 * The consultation form (specification 2.14, 4, 5.1). What is typed survives a reload of the page.
 *
 * @example
 * <Consultation core={core} sections={['amazon']} onSubmitted={({ id }) => console.log(id)} />
 */
export const Consultation = ({ isShown = true, onSubmitted, ...props }: ConsultationProps) => {
  useStyles(css)
  const core = useCore('Consultation', props.core)
  const pageLocale = useStore(core.locale.$locale)
  const locale = props.locale ?? pageLocale
  const words = consultationMessages[locale]
  const { about, draft, sections } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: later sections would wipe the form
  const own = useMemo(() => openConsultationStore(core, { draft, sections }), [core, draft])
  const store = (props.store ?? own) as FormController
  const state = useStore(store.$state)

  useIsomorphicLayoutEffect(() => store.setSubmitListener(onSubmitted), [store, onSubmitted])
  useIsomorphicLayoutEffect(() => store.connect(), [store])
  useIsomorphicLayoutEffect(() => store.setAbout(about), [store, about])
  useIsomorphicLayoutEffect(() => {
    if (state.phase === 'submitted' && !isShown) store.reset()
  }, [state, isShown, store])

  return (
    <WidgetScope locale={locale} theme={props.theme}>
      <section {...ownEvents} className="ch-consultation" data-phase={state.phase} lang={locale}>
        {!props.hideHeading && <h2 className="ch-consultation__heading">{words.heading}</h2>}
        {state.phase === 'submitted' ? (
          <Submitted words={words} onAgain={store.reset} />
        ) : (
          <ConsultationForm
            state={state}
            store={store}
            locale={locale}
            words={words}
            onAboutRemoved={props.onAboutRemoved}
            courseUrl={props.courseUrl ?? `${core.base}/api/site/course`}
            privacyUrl={props.privacyUrl ?? `${core.base}/privacy`}
          />
        )}
      </section>
    </WidgetScope>
  )
}

/** The promise after a submit (specification, section 4). */
const Submitted = ({ words, onAgain }: { words: ConsultationMessages; onAgain(): void }) => {
  const message = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone; without this a screen reader would fall back to the page. A focus elsewhere stays.
  useIsomorphicLayoutEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.shadowRoot) message.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={message} className="ch-consultation__submitted" role="status" tabIndex={-1}>
      <span className="ch-consultation__check">
        <Icon path={iconCheck} size={24} />
      </span>
      <p className="ch-consultation__promise">{words.submitted.title}</p>
      <p className="ch-consultation__note">{words.submitted.text}</p>
      <Button variant="secondary" onClick={onAgain}>
        {words.submitted.again}
      </Button>
    </div>
  )
}
