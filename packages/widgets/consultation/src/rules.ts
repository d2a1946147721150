import {
  type ConsultationErrorCode,
  consultationErrors,
  consultationFields,
} from '@chuhai/contract/consultation'
import type { Locale } from '@chuhai/contract/locale'
import { brokenRule } from '@chuhai/contract/rule'
import type { ConsultationProblems, ConsultationValues, FormField } from './form'

/** Fields in the order in which the visitor meets them: the first wrong one gets the focus. */
const formFields: readonly FormField[] = [
  'customerSource',
  'contactsName',
  'contactsPhone',
  'customerName',
  'position',
  'mailbox',
  'hasConsented',
]

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

/** What a broken rule says at its field. */
export const textOf = (code: ConsultationErrorCode, locale: Locale): string =>
  consultationErrors[code][locale]
