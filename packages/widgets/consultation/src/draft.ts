import type { Submission } from '@chuhai/core'
import { type ConsultationValues, emptyValues, type FormField, offered } from './form'

/** What is kept of a form while it is filled in. */
export interface Draft {
  values: ConsultationValues
  submission?: Submission
}

/** Drafts come from storage: anything may be in them. Sections that are no longer offered are dropped from ours. */
export const isDraft = (draft: unknown): draft is Draft => {
  const values = (draft as Draft | null)?.values as Partial<ConsultationValues> | undefined
  if (!values || !Array.isArray(values.customerSource)) return false
  values.customerSource = offered(values.customerSource)
  const empty = emptyValues()
  return (Object.keys(empty) as FormField[]).every((field) => typeof values[field] === typeof empty[field])
}
