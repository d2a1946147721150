import type { Core } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import type { Panel } from '../entries'
import type { HelpBoxStore } from '../store'
import type { Parts } from './parts'

export interface QuickPanelProps {
  panel: Exclude<Panel, 'consultation' | 'chat'>
  core: Core
  store: HelpBoxStore
  parts: Parts
  isSheet: boolean
}

/** The panels with something to see rather than to fill in. */
export const QuickPanel = ({ panel, core, store, parts, isSheet }: QuickPanelProps) => {
  const quick = useStore(parts.quick.$module)
  if (!quick) return <div className="ch-panel__awaited" />
  switch (panel) {
    case 'live':
      return <quick.LivePanel core={core} store={store} />
    case 'scan':
      return <quick.ScanPanel core={core} store={store} isSheet={isSheet} />
    case 'phone':
      return <quick.PhonePanel core={core} store={store} isSheet={isSheet} />
  }
}
