import type { Core } from '@chuhai/core'
import type { Panel } from '../entries'
import type { Rail } from '../rail/rail'
import type { HelpBoxStore, OpenPanel } from '../store'
import type { LoadedParts, Parts } from './parts'

export interface PanelsProps {
  core: Core
  store: HelpBoxStore
  /** Panels stand beside the rail's entries, carry their names and hand the focus back to them. */
  rail: Rail
  onSubmitted?(detail: { id: string }): void
  /** Files that were imported ahead. */
  loaded?: LoadedParts
}

/** What the frames of panels get: beside the rail, or in a sheet. */
export interface FrameProps extends Omit<PanelsProps, 'loaded'> {
  open: OpenPanel | null
  parts: Parts
}

/** What is in a panel. */
export interface PanelContentProps {
  panel: Panel
  core: Core
  store: HelpBoxStore
  parts: Parts
  isOpen: boolean
  isSheet: boolean
  onSubmitted?(detail: { id: string }): void
}
