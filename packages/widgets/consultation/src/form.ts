import {
  type ConsultationErrorCode,
  type ConsultationField,
  consultationFields,
  trainingCourse,
} from '@chuhai/contract/consultation'
import { brokenRule } from '@chuhai/contract/rule'

/** The consent text a visitor ticks; a new wording gets a new version, which is stored with the lead. */
export const consentVersion = '2026-11'

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

/** Fields in the order in which the visitor meets them: the first wrong one gets the focus. */
export const formFields: readonly FormField[] = [
  'customerSource',
  'contactsName',
  'contactsPhone',
  'customerName',
  'position',
  'mailbox',
  'hasConsented',
]

export const emptyValues = (sections: readonly string[] = []): ConsultationValues => ({
  customerSource: [...sections],
  contactsName: '',
  contactsPhone: '',
  customerName: '',
  position: '',
  mailbox: '',
  hasConsented: false,
})

/** Choosing the training course hides the contact fields (specification, section 4). */
export const asksForCourse = (values: ConsultationValues): boolean =>
  values.customerSource.includes(trainingCourse)

/** The first broken rule of one field, or undefined. */
export const problemOf = (values: ConsultationValues, field: FormField) => {
  if (field === 'hasConsented') return values.hasConsented ? undefined : ('CONSENT_REQUIRED' as const)
  return brokenRule(consultationFields[field], values[field]) as ConsultationErrorCode | undefined
}

/** Every broken rule of specification 5.1, by field. */
export const problemsOf = (values: ConsultationValues): ConsultationProblems =>
  Object.fromEntries(
    formFields.flatMap((field) => {
      const problem = problemOf(values, field)
      return problem ? [[field, problem]] : []
    }),
  )

/** What is sent: the form, its sections joined by commas, the product brand as source, and the consent. */
export const bodyOf = (values: ConsultationValues, brand: string) => {
  const { hasConsented: _, ...form } = values
  return {
    ...form,
    contactsName: form.contactsName.trim(),
    customerName: form.customerName.trim(),
    mailbox: form.mailbox.trim(),
    consultationService: form.customerSource.join(','),
    source: brand,
    consentVersion,
  }
}
