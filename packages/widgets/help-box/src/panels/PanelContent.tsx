import { ChatPanel } from './ChatPanel'
import { ConsultationPanel } from './ConsultationPanel'
import type { PanelContentProps } from './props'
import { QuickPanel } from './QuickPanel'

/** What is in a panel, whichever frame it stands in. */
export const PanelContent = ({ panel, ...shared }: PanelContentProps) => {
  const { core, store, parts, isOpen, isSheet, onSubmitted } = shared
  if (panel === 'consultation')
    return <ConsultationPanel core={core} parts={parts} isOpen={isOpen} onSubmitted={onSubmitted} />
  if (panel === 'chat') return <ChatPanel {...shared} />
  return <QuickPanel panel={panel} core={core} store={store} parts={parts} isSheet={isSheet} />
}
