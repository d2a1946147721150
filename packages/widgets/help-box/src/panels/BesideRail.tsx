import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { panels } from '../entries'
import { PanelContent } from './PanelContent'
import { PanelFrame } from './PanelFrame'
import type { FrameProps } from './props'

/** Panels of wide screens. The form's frame stays once it was opened, so that nothing typed is lost. */
export const BesideRail = ({ core, store, rail, parts, onSubmitted, open }: FrameProps) => {
  const words = rail.words()
  const wasAsked = useRef(false)
  if (useStore(store.$isFormExpected) || open?.panel === 'consultation') wasAsked.current = true
  const anchors = useMemo(
    () => Object.fromEntries(panels.map((panel) => [panel, () => rail.control(panel)])),
    [rail],
  )

  return panels.map((panel) => {
    const isOpen = open?.panel === panel
    if (!isOpen && !(panel === 'consultation' && wasAsked.current)) return null
    const hasTitle = panel === 'consultation' || panel === 'chat'
    const label = words.names[panel]
    return (
      <PanelFrame
        key={panel}
        panel={panel}
        label={label}
        open={open}
        anchor={anchors[panel] as () => HTMLElement}
        closeLabel={hasTitle ? words.close : undefined}
        onClose={store.close}
        onStay={store.stay}
        onLeave={store.leave}
      >
        {hasTitle && <h2 className="ch-panel__title">{label}</h2>}
        <PanelContent
          panel={panel}
          core={core}
          store={store}
          parts={parts}
          onSubmitted={onSubmitted}
          isOpen={isOpen}
          isSheet={false}
        />
      </PanelFrame>
    )
  })
}
