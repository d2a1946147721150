import type { Core } from '@chuhai/core'
import { useStyles } from '@chuhai/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { connectRail } from './connect-rail'
import { Panels } from './panels/Panels'
import { createRail, type Rail, railMessages, railStyles } from './rail'
import { createHelpBoxStore, type HelpBoxStore } from './store'

export interface HelpBoxProps {
  core: Core
  /** A store of one's own, to open panels from elsewhere on the page: `store.open('consultation')`. */
  store?: HelpBoxStore
  side?: 'left' | 'right'
  onSubmitted?(detail: { id: string }): void
}

/** The floating help box (specification 2.12). */
export const HelpBox = ({ core, store: given, side = 'right', onSubmitted }: HelpBoxProps) => {
  useStyles(railStyles)
  const own = useMemo(() => (given ? null : createHelpBoxStore(core)), [core, given])
  const store = given ?? (own as HelpBoxStore)
  const place = useRef<HTMLDivElement>(null)
  const [rail, setRail] = useState<Rail | null>(null)

  useEffect(() => {
    if (!place.current) return
    const made = createRail({
      root: place.current,
      messages: railMessages[core.locale.$locale.get()],
      onIntent: store.handle,
    })
    const disconnect = connectRail(made, store)
    // Before the panels hear of it: they take their names from the rail.
    const stopListening = core.locale.$locale.listen((locale) => made.relabel(railMessages[locale]))
    setRail(made)
    return () => {
      stopListening()
      disconnect()
      made.destroy()
      setRail(null)
    }
  }, [core, store])

  useEffect(() => () => own?.destroy(), [own])
  useEffect(() => {
    rail?.element.setAttribute('data-side', side)
  }, [rail, side])

  return (
    <div className="ch-help-box">
      <div ref={place} />
      {rail && <Panels core={core} store={store} rail={rail} onSubmitted={onSubmitted} />}
    </div>
  )
}
