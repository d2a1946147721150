import { createContext, useContext } from 'react'
import type { PortalLinks } from '../links'
import type { GuideMessages } from './messages'
import type { EvaluationStore } from './store'

/** What the views of the dialog share. */
export interface Guide extends PortalLinks {
  store: EvaluationStore
  words: GuideMessages
  /** The id of the form, whose submit button is in the footer. */
  formId: string
  onClose(): void
}

const context = createContext<Guide | null>(null)

export const GuideProvider = context.Provider

export const useGuide = (): Guide => {
  const guide = useContext(context)
  if (!guide) throw new Error('[chuhai] A view of the evaluation is rendered outside of its dialog.')
  return guide
}
