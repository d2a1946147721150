import type { Submission } from '@chuhai/core'
import { type ConsultationValues, emptyValues, type FormField, offered } from './form'

/** What is kept of a form while it is filled in. */
export interface Draft {
  values: ConsultationValues
  submission?: Submission
}

/** Drafts come from storage: anything may be in them. Sections that are no longer offered are dropped from ours. */
export const draftOf = (stored: unknown): Draft | null => {
  const draft = stored as Draft | null
  const values = draft?.values as Partial<ConsultationValues> | undefined
  if (!draft || !values || !Array.isArray(values.customerSource)) return null
  const empty = emptyValues()
  const isWhole = (Object.keys(empty) as FormField[]).every(
    (field) => typeof values[field] === typeof empty[field],
  )
  if (!isWhole) return null
  return { ...draft, values: { ...draft.values, customerSource: offered(values.customerSource) } }
}
