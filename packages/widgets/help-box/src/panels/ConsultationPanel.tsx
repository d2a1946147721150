import type { Core } from '@chuhai/core'
import { useStore } from '@nanostores/react'
import type { Parts } from './parts'

export interface ConsultationPanelProps {
  core: Core
  parts: Parts
  /** Closing after a successful submit resets the form (specification, section 4). */
  isOpen: boolean
  onSubmitted?(detail: { id: string }): void
}

/** Frames the consultation form. */
export const ConsultationPanel = ({ core, parts, isOpen, onSubmitted }: ConsultationPanelProps) => {
  const form = useStore(parts.form.$module)
  if (!form) return <div className="ch-panel__awaited ch-panel__awaited--form" />
  return <form.Consultation core={core} draft="help-box" isShown={isOpen} onSubmitted={onSubmitted} />
}
