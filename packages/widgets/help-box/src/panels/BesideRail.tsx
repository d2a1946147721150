import { useMessages } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { opensOnHover, type Panel, panels } from '../entries'
import { PanelContent } from './PanelContent'
import { PanelFrame } from './PanelFrame'
import { useWish } from './parts'
import type { FrameProps } from './props'

/** Panels of wide screens. The frames of form and chat stay once they were opened: nothing typed, no place in a talk is lost. */
export const BesideRail = ({ core, store, rail, parts, onSubmitted, open }: FrameProps) => {
  const { close } = useMessages()
  const { names } = rail.words()
  const wasAsked = useRef(new Set<Panel>())
  const isFormExpected = useStore(store.$isFormExpected)
  if (isFormExpected) wasAsked.current.add('consultation')
  if (open && !opensOnHover(open.panel)) wasAsked.current.add(open.panel)
  useWish(parts.form, isFormExpected)
  const anchors = useMemo(
    () => Object.fromEntries(panels.map((panel) => [panel, () => rail.control(panel)])),
    [rail],
  )

  return panels.map((panel) => {
    const isOpen = open?.panel === panel
    if (!isOpen && !wasAsked.current.has(panel)) return null
    const label = names[panel]
    return (
      <PanelFrame
        key={panel}
        panel={panel}
        label={label}
        open={open}
        anchor={anchors[panel] as () => HTMLElement}
        closeLabel={opensOnHover(panel) ? undefined : close}
        onClose={store.close}
        onStay={store.stay}
        onLeave={store.leave}
      >
        {panel === 'consultation' && <h2 className="ch-panel__title">{label}</h2>}
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
