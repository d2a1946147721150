import {
  type ConsultationErrorCode,
  type ConsultationField,
  consultationConsentVersion,
  consultationFields,
  consultationForm,
  findSection,
  trainingCourse,
} from '@chuhai/contract/consultation'
import { brokenRule, cleaned } from '@chuhai/contract/rule'
import type { Submission } from '@chuhai/core'
import type { ShownAbout } from './about/about'

export interface ConsultationValues {
  customerSource: string[]
  contactsName: string
  contactsPhone: string
  customerName: string
  position: string
  mailbox: string
  hasConsented: boolean
}

export type ConsultationProblems = Partial<Record<ConsultationField, ConsultationErrorCode>> & {
  hasConsented?: 'CONSENT_REQUIRED'
}

export type FormField = keyof ConsultationValues

/** Returns the sections, given by code or Chinese name, as they are sent; unknown ones are left out. */
export const knownSections = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => findSection(name) ?? [])),
]

/** An empty form, its fields in the order of the screen: the first invalid one gets the focus. */
export const emptyValues = (sections: readonly string[] = []): ConsultationValues => ({
  customerSource: knownSections(sections),
  contactsName: '',
  contactsPhone: '',
  customerName: '',
  position: '',
  mailbox: '',
  hasConsented: false,
})

export const formFields = Object.keys(emptyValues()) as FormField[]

/** Choosing the training course hides the contact fields (specification, section 4). */
export const isTrainingCourse = (values: ConsultationValues): boolean =>
  values.customerSource.includes(trainingCourse)

/** Returns the first broken rule of one field (specification 5.1), or undefined. */
export const problemOf = (values: ConsultationValues, field: FormField) => {
  if (field === 'hasConsented') return values.hasConsented ? undefined : ('CONSENT_REQUIRED' as const)
  return brokenRule(consultationFields[field], values[field]) as ConsultationErrorCode | undefined
}

/** Returns what is sent: the cleaned form, its sections joined by commas, the product brand as source, and the consent. */
export const bodyOf = (values: ConsultationValues, brand: string) => {
  const form = cleaned(consultationForm, values)
  return {
    ...form,
    consultationService: form.customerSource.join(','),
    source: brand,
    consentVersion: consultationConsentVersion,
  }
}

export interface LeadSubmission extends Submission {
  /** How long the form had been open when it was first sent. */
  filledInMs?: number
  /** The page it was first sent on. */
  page?: string
}

export interface ConsultationDraft {
  values: ConsultationValues
  submission?: LeadSubmission
  about?: ShownAbout
  /** What the page has said last that it is about, as text: the visitor may have taken it away since. */
  said?: string
}

/** Returns a draft from storage without sections that are no longer offered; null when it has another shape. */
export const readDraft = (stored: unknown): ConsultationDraft | null => {
  const draft = stored as ConsultationDraft | null
  const values = draft?.values as Partial<ConsultationValues> | undefined
  if (!draft || !values || !Array.isArray(values.customerSource)) return null
  const empty = emptyValues()
  if (!formFields.every((field) => typeof values[field] === typeof empty[field])) return null
  const customerSource = knownSections(values.customerSource)
  const about = typeof draft.about?.title === 'string' ? draft.about : undefined
  return { ...draft, about, values: { ...draft.values, customerSource } }
}
