import type { Core } from '@chuhai/core'
import { type Parts, usePart } from './parts'

export interface ConsultationPanelProps {
  core: Core
  parts: Parts
  /** Closing after a successful submit resets the form (specification, section 4). */
  isOpen: boolean
  onSubmitted?(detail: { id: string }): void
}

/** Frames the consultation form; its files come with the first look at it. */
export const ConsultationPanel = ({ core, parts, isOpen, onSubmitted }: ConsultationPanelProps) => {
  const form = usePart(parts.form, true, core.report)
  if (!form) return <div className="ch-panel__awaited ch-panel__awaited--form" />
  return <form.Consultation core={core} draft="help-box" isShown={isOpen} onSubmitted={onSubmitted} />
}
