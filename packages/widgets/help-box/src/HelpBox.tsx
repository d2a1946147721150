import type { ConsultationAbout } from '@chuhai/contract/consultation'
import type { Locale } from '@chuhai/contract/locale'
import type { Core } from '@chuhai/core'
import { useCore } from '@chuhai/core/react'
import { type Theme, useSetting, useStyles, WidgetScope } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { About } from './entries'
import { Panels } from './panels/Panels'
import { createRail, type Rail, railMessages, railStyles } from './rail'
import { type BoxController, createBoxController, type HelpBoxStore } from './store'

/** What `HelpBox` takes. */
export interface HelpBoxProps {
  /** That of the `ChuhaiProvider` above when not given. */
  core?: Core | undefined
  /** Opens panels from elsewhere on the page: `store.open('consultation')`. */
  store?: HelpBoxStore
  /**
   * What the page is about: a title, also `kind:id:title`, or its parts. A consultation that is opened from the box is about it; `store.open`
   * may say something else.
   */
  about?: string | ConsultationAbout | undefined
  /** The edge of the window that it is at. */
  side?: 'left' | 'right' | undefined
  /** The language of the page, since one box serves all of it. */
  locale?: Locale | undefined
  /** The theme of the box alone; that of the page's scope when not given. */
  theme?: Theme | undefined
  /** A lead was sent from its form. */
  onSubmitted?(detail: { id: string }): void
}

/**
 * The floating help box (specification 2.12), at the edge of the window. A page needs it once.
 *
 * @example
 * const [store] = useState(() => createHelpBoxStore(core))
 * const ask = () => store.open('consultation')
 * return <><button type="button" onClick={ask}>在线咨询</button><HelpBox core={core} store={store} /></>
 */
export const HelpBox = ({ store: given, side = 'right', locale, onSubmitted, ...props }: HelpBoxProps) => {
  useStyles(railStyles)
  const core = useCore('HelpBox', props.core)
  const own = useMemo(() => (given ? null : createBoxController(core)), [core, given])
  const store = (given ?? own) as BoxController
  const pageLocale = useStore(core.locale.$locale)
  const container = useRef<HTMLDivElement>(null)
  const [rail, setRail] = useState<Rail | null>(null)
  const about = useRef<About>(undefined)
  about.current = props.about

  useEffect(() => {
    if (!container.current) return
    const made = createRail({
      root: container.current,
      messages: railMessages[core.locale.$locale.get()],
      onIntent: (intent) => store.handle({ about: about.current, ...intent }),
    })
    // Before the panels render: they take their names from the rail.
    const stopListening = core.locale.$locale.listen((locale) => made.relabel(railMessages[locale]))
    setRail(made)
    return () => {
      stopListening()
      // The panels stay with it until there is another rail: they hold the conversation.
      made.destroy()
    }
  }, [core, store])

  useSetting(core.locale.set, locale)
  useEffect(() => () => own?.destroy(), [own])
  useEffect(() => {
    rail?.element.setAttribute('data-side', side)
  }, [rail, side])

  return (
    <WidgetScope theme={props.theme}>
      <div className="ch-help-box" lang={pageLocale}>
        <div ref={container} />
        {rail && <Panels core={core} store={store} rail={rail} onSubmitted={onSubmitted} />}
      </div>
    </WidgetScope>
  )
}
