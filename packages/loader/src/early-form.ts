import { styles, trees } from 'virtual:rendered-form'
import { placePanel } from '@chuhai/help-box/panels'
import type { Rail } from '@chuhai/help-box/rail'
import { adoptStyles } from '@chuhai/ui'
import type { Settings } from './settings'
import { draw } from './tree'

interface EarlyFormOptions {
  inside: ShadowRoot
  rail: Rail
  settings: Settings
  onClose(): void
}

/** Draws the consultation form beside its entry: it can be closed, not yet filled in. The panels take its elements over. */
export const drawForm = ({ inside, rail, settings, onClose }: EarlyFormOptions): Element => {
  const { ownerDocument } = inside
  adoptStyles(inside, ...styles)
  const view = inside.appendChild(draw(ownerDocument, trees[settings.locale]))
  const frame = view.firstElementChild as HTMLElement
  ;(frame.querySelector('section') as HTMLElement).inert = true
  ;(frame.querySelector('.ch-panel__close') as HTMLElement).onclick = onClose
  placePanel(frame, rail.control('consultation'), window)
  frame.showPopover()
  return view
}
