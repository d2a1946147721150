import {
  type ConsultationErrorCode,
  type ConsultationField,
  sectionValues,
  trainingCourse,
} from '@chuhai/contract/consultation'

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

/** The sections that are offered: another one could not be seen in the form, and would be refused. */
export const offered = (sections: readonly string[]): string[] =>
  sections.filter((section) => sectionValues.has(section))

export const emptyValues = (sections: readonly string[] = []): ConsultationValues => ({
  customerSource: offered(sections),
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
