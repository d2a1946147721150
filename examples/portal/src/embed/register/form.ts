import { consultationErrors } from '@chuhai/contract/consultation'
import type { Locale } from '@chuhai/contract/locale'
import { brokenRule, cleaned } from '@chuhai/contract/rule'
import { siteRequestErrors, siteRequestFields, siteRequestForm } from '@chuhai/contract/site-request'

/** The consent text a webmaster ticks; a new wording gets a new version, which is stored with the request. */
const consentVersion = '2026-11'

export interface RegisterValues {
  origin: string
  siteName: string
  purpose: string
  contactsName: string
  contactsPhone: string
  mailbox: string
  hasConsented: boolean
}

export type RegisterField = keyof RegisterValues

/** Sentences at the fields, but for the consent, which the page says. */
export type RegisterProblems = Partial<Record<RegisterField, string>>

/** An empty form, its fields in the order of the screen. */
export const emptyValues: RegisterValues = {
  origin: '',
  siteName: '',
  purpose: '',
  contactsName: '',
  contactsPhone: '',
  mailbox: '',
  hasConsented: false,
}

export const registerFields = Object.keys(emptyValues) as RegisterField[]

const errors = { ...consultationErrors, ...siteRequestErrors }

const sentenceOf = (code: string, locale: Locale): string =>
  Object.hasOwn(errors, code) ? errors[code as keyof typeof errors][locale] : code

/** Returns the sentence of the first broken rule of a field, or undefined. */
export const problemOf = (
  values: RegisterValues,
  field: RegisterField,
  locale: Locale,
  consent: string,
): string | undefined => {
  if (field === 'hasConsented') return values.hasConsented ? undefined : consent
  const code = brokenRule(siteRequestFields[field], values[field])
  return code && sentenceOf(code, locale)
}

/** Returns what is sent: the cleaned form, and the consent. */
export const bodyOf = (values: RegisterValues) => ({ ...cleaned(siteRequestForm, values), consentVersion })

/** Returns values from storage, where anything may be; null when they have another shape. */
export const readValues = (stored: unknown): RegisterValues | null => {
  const values = (stored ?? {}) as Partial<RegisterValues>
  const isWhole = registerFields.every((field) => typeof values[field] === typeof emptyValues[field])
  return isWhole ? (values as RegisterValues) : null
}
