import { useMessages } from '@chuhai/ui'
import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { opensOnHover, type Panel, panels } from '../entries'
import { useLoadWhen } from './modules'
import { PanelContent } from './PanelContent'
import { PanelFrame } from './PanelFrame'
import type { LayoutProps } from './props'

/** The panels of wide screens. Form and chat stay in the page once opened, so that nothing typed is lost. */
export const PopoverPanels = ({ core, store, rail, modules, onSubmitted, open }: LayoutProps) => {
  const { close } = useMessages()
  const { names } = rail.words()
  const rendered = useRef(new Set<Panel>())
  const isFormPrepared = useStore(store.$isFormPrepared)
  if (isFormPrepared) rendered.current.add('consultation')
  if (open && !opensOnHover(open.panel)) rendered.current.add(open.panel)
  useLoadWhen(modules.form, isFormPrepared)
  const anchors = useMemo(
    () => Object.fromEntries(panels.map((panel) => [panel, () => rail.control(panel)])),
    [rail],
  )

  return panels.map((panel) => {
    const isOpen = open?.panel === panel
    if (!isOpen && !rendered.current.has(panel)) return null
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
        onEnter={store.cancelClose}
        onLeave={store.leave}
      >
        {panel === 'consultation' && <h2 className="ch-panel__title">{label}</h2>}
        <PanelContent
          panel={panel}
          core={core}
          store={store}
          modules={modules}
          onSubmitted={onSubmitted}
          isOpen={isOpen}
          isSheet={false}
        />
      </PanelFrame>
    )
  })
}
