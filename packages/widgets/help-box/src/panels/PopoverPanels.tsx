import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import { opensOnHover, type Panel, panels } from '../entries'
import type { Rail } from '../rail/rail'
import type { BoxController, OpenPanel } from '../store'
import { PanelFrame } from './PanelFrame'

/** The props of both layouts: popovers and sheet. */
export interface LayoutProps {
  store: BoxController
  rail: Rail
  open: OpenPanel | null
  renderPanel(panel: Panel): ReactNode
}

/** The panels of wide screens. Form and chat stay in the page once opened, so that nothing typed is lost. */
export const PopoverPanels = ({ renderPanel, ...props }: LayoutProps) => {
  const { store, rail, open } = props
  const rendered = useRef(new Set<Panel>())
  if (useStore(store.$isFormPrepared)) rendered.current.add('consultation')
  if (open && !opensOnHover(open.panel)) rendered.current.add(open.panel)

  return panels
    .filter((panel) => open?.panel === panel || rendered.current.has(panel))
    .map((panel) => (
      <PanelFrame key={panel} {...props} panel={panel}>
        {panel === 'consultation' && <h2 className="ch-panel__title">{rail.words().names[panel]}</h2>}
        {renderPanel(panel)}
      </PanelFrame>
    ))
}
