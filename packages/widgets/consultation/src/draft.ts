import type { Submission } from '@chuhai/core'
import { type ConsultationValues, emptyValues, type FormField } from './form'

/** What is kept of a form while it is filled in. */
export interface Draft {
  values: ConsultationValues
  submission?: Submission
}

/** Drafts come from storage: anything may be in them. */
export const isDraft = (draft: unknown): draft is Draft => {
  const values = (draft as Draft | null)?.values as Partial<ConsultationValues> | undefined
  const empty = emptyValues()
  return Boolean(
    values &&
      Array.isArray(values.customerSource) &&
      (Object.keys(empty) as FormField[]).every((field) => typeof values[field] === typeof empty[field]),
  )
}
