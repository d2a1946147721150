import {
  array,
  check,
  type InferInput,
  type InferOutput,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  regex,
  string,
  transform,
  trim,
} from 'valibot'
import { contactsNameMax } from '../constants'
import { atMost } from '../fields'
import type { ConsultationErrorCode } from './errors'
import { positions, sectionValues } from './sections'

const code = (value: ConsultationErrorCode): ConsultationErrorCode => value

const customerNameMax = 100

const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Sections may repeat on the wire; each counts once. */
const sections = pipe(
  array(string()),
  minLength(1, code('CONSULTATION_SECTION_REQUIRED')),
  maxLength(200, code('CONSULTATION_SECTION_UNKNOWN')),
  check((list) => list.every((value) => sectionValues.has(value)), code('CONSULTATION_SECTION_UNKNOWN')),
  transform((list) => [...new Set(list)]),
)

/** What the visitor fills in, by the rules of specification 5.1; messages are codes of `consultationErrors`. */
export const consultationFields = {
  customerSource: sections,
  contactsName: pipe(
    string(code('CONSULTATION_NAME_REQUIRED')),
    trim(),
    minLength(1, code('CONSULTATION_NAME_REQUIRED')),
    check(atMost(contactsNameMax), code('CONSULTATION_NAME_TOO_LONG')),
  ),
  contactsPhone: pipe(
    string(code('CONSULTATION_PHONE_REQUIRED')),
    minLength(1, code('CONSULTATION_PHONE_REQUIRED')),
    regex(/^1\d{10}$/, code('CONSULTATION_PHONE_INVALID')),
  ),
  customerName: pipe(
    string(code('CONSULTATION_COMPANY_REQUIRED')),
    trim(),
    minLength(1, code('CONSULTATION_COMPANY_REQUIRED')),
    check(atMost(customerNameMax), code('CONSULTATION_COMPANY_TOO_LONG')),
  ),
  position: optional(
    pipe(
      string(),
      check(
        (value) => value === '' || positions.some((position) => position.value === value),
        code('CONSULTATION_POSITION_UNKNOWN'),
      ),
    ),
    '',
  ),
  mailbox: optional(
    pipe(
      string(),
      trim(),
      maxLength(254, code('CONSULTATION_MAILBOX_INVALID')),
      check((value) => value === '' || email.test(value), code('CONSULTATION_MAILBOX_INVALID')),
    ),
    '',
  ),
}

export const consultationForm = object(consultationFields)
export type ConsultationForm = InferOutput<typeof consultationForm>
export type ConsultationField = keyof ConsultationForm

/**
 * The body of `POST /consultation`: the form, and what goes along with it. `source` is the product brand,
 * `consultationService` the sections joined by commas, `consentVersion` the consent text the visitor ticked.
 */
export const consultation = object({
  ...consultationFields,
  consultationService: optional(pipe(string(), maxLength(2000))),
  source: optional(pipe(string(), maxLength(50))),
  consentVersion: optional(pipe(string(), maxLength(50))),
})
export type Consultation = InferOutput<typeof consultation>
export type ConsultationBody = InferInput<typeof consultation>
