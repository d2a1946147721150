import type { Core } from '@chuhai/core'
import type { Panel } from '../entries'
import type { HelpBoxStore } from '../store'
import { ConsultationPanel } from './ConsultationPanel'
import type { Parts } from './parts'
import { QuickPanel } from './QuickPanel'

export interface PanelContentProps {
  panel: Panel
  core: Core
  store: HelpBoxStore
  parts: Parts
  isOpen: boolean
  isSheet: boolean
  onSubmitted?(detail: { id: string }): void
}

/** What is in a panel, whichever frame it stands in. */
export const PanelContent = ({ panel, isOpen, onSubmitted, ...shared }: PanelContentProps) =>
  panel === 'consultation' ? (
    <ConsultationPanel core={shared.core} parts={shared.parts} isOpen={isOpen} onSubmitted={onSubmitted} />
  ) : (
    <QuickPanel panel={panel} {...shared} />
  )
