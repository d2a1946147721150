import type { Core } from '@chuhai/core'
import type { Panel } from '../entries'
import type { Rail } from '../rail/rail'
import type { HelpBoxStore, OpenPanel } from '../store'
import type { LoadedModules, PanelModules } from './modules'

export interface PanelsProps {
  core: Core
  store: HelpBoxStore
  /** Panels are placed at its entries, have their names and return the focus to them. */
  rail: Rail
  onSubmitted?(detail: { id: string }): void
  /** Modules that were imported already. */
  loaded?: LoadedModules
}

/** The props of both layouts: popovers and sheet. */
export interface LayoutProps extends Omit<PanelsProps, 'loaded'> {
  open: OpenPanel | null
  modules: PanelModules
}

export interface PanelContentProps {
  panel: Panel
  core: Core
  store: HelpBoxStore
  modules: PanelModules
  isOpen: boolean
  isSheet: boolean
  onSubmitted?(detail: { id: string }): void
}
