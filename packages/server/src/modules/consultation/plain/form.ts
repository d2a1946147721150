import type { ErrorCode, Locale } from '@chuhai/contract'
import {
  type Consultation,
  type ConsultationBody,
  consultation,
  consultationConsent,
  consultationConsentVersion,
  findSection,
  type SentAbout,
  shortLine,
} from '@chuhai/contract/consultation'
import { ApiError } from '../../../http/api-error'
import { addressWithin } from '../../../http/own-address'
import { validate } from '../../../http/read-input'
import { createSecret, hashOf } from '../../../signing/secret'

/** The fields that are typed or chosen one by one. */
export const lineFields = ['contactsName', 'contactsPhone', 'customerName', 'position', 'mailbox'] as const
export type LineField = (typeof lineFields)[number]
/** Those that must be filled in. */
export const requiredFields: readonly LineField[] = ['contactsName', 'contactsPhone', 'customerName']

const linesOf = (textOf: (name: LineField) => string) =>
  Object.fromEntries(lineFields.map((name) => [name, textOf(name)])) as Record<LineField, string>

const aboutFields = ['kind', 'id', 'title'] as const

/** The form as it is on the page and comes back. */
export interface PlainForm {
  customerSource: readonly string[]
  lines: Record<LineField, string>
  hasConsented: boolean
  about: SentAbout
  /** Of a field that people do not see. */
  subject: string
  /** Random, the same for each submit of one page. */
  ticket: string
  /** The time when the page was first sent, in milliseconds. */
  openedAt: string
}

/** Returns the address of one of our pages that has led here; empty for any other. */
const pageOf = (address: string, publicUrl: string): string => {
  const page = addressWithin(address, publicUrl)
  return page && !page.pathname.startsWith('/api/') ? page.href : ''
}

const aboutOf = (fields: URLSearchParams, page: string): SentAbout => ({
  ...Object.fromEntries(aboutFields.map((name) => [name, shortLine(fields.get(name) ?? '')])),
  page,
})

/** An empty form: the query may choose topics and say what it is about, the page before it is where that was asked. */
export const openForm = (
  query: URLSearchParams,
  referer: string,
  publicUrl: string,
  now: Date,
): PlainForm => ({
  customerSource: query.getAll('customerSource').flatMap((name) => findSection(name) ?? []),
  lines: linesOf(() => ''),
  hasConsented: false,
  about: aboutOf(query, pageOf(referer, publicUrl)),
  subject: '',
  ticket: createSecret(),
  openedAt: String(now.getTime()),
})

/** A form as a browser has sent it. */
export const sentForm = (fields: URLSearchParams, publicUrl: string): PlainForm => {
  const textOf = (name: string) => fields.get(name) ?? ''
  return {
    customerSource: fields.getAll('customerSource'),
    lines: linesOf(textOf),
    hasConsented: fields.has('hasConsented'),
    about: aboutOf(fields, pageOf(textOf('page'), publicUrl)),
    subject: textOf('subject'),
    ticket: textOf('ticket'),
    openedAt: textOf('openedAt'),
  }
}

const bodyOf = ({ customerSource, lines, about, subject }: PlainForm): ConsultationBody => ({
  customerSource: [...customerSource],
  ...lines,
  consentVersion: consultationConsentVersion,
  about,
  subject,
})

type FieldTexts = (locale: Locale) => Record<string, string>

/**
 * Returns the form as the endpoint takes it. Throws every problem at once, with that of the consent, which the endpoint leaves
 * to its callers.
 */
export const checked = (form: PlainForm): Consultation => {
  const refuse = (code: ErrorCode, others?: FieldTexts) =>
    new ApiError(code, {
      fields: (locale) => ({
        ...others?.(locale),
        ...(!form.hasConsented && { hasConsented: consultationConsent[locale].required }),
      }),
    })
  let body: Consultation
  try {
    body = validate(consultation, bodyOf(form), 'body') as Consultation
  } catch (error) {
    throw error instanceof ApiError ? refuse(error.code, error.details.fields) : error
  }
  if (!form.hasConsented) throw refuse('REQUEST_INVALID')
  return body
}

/** How long the form was open; undefined where it does not say so. */
export const openMs = ({ openedAt }: PlainForm, now: Date): number | undefined =>
  /^\d{13}$/.test(openedAt) ? now.getTime() - Number(openedAt) : undefined

/** Returns the key of a submit: a repeat has the same, and what was changed on the same page has another. */
export const keyOf = ({ ticket }: PlainForm, body: Consultation): string | null =>
  ticket ? hashOf(JSON.stringify([ticket, body])) : null
