import * as v from 'valibot'
import { contactsNameMax } from '../constants'
import { optionalLine, optionalMail, phoneNumber, requiredLine } from '../text-fields'
import { sentAbout } from './about'
import type { ConsultationErrorCode } from './errors'
import { positions, sectionValues } from './sections'

const code = (value: ConsultationErrorCode): ConsultationErrorCode => value

const customerNameMax = 100
/** What the clock of a browser can come to. */
const longestMs = 8.64e15

/** Sections may repeat on the wire; each counts once. */
const sections = v.pipe(
  v.array(v.string()),
  v.minLength(1, code('CONSULTATION_SECTION_REQUIRED')),
  v.maxLength(200, code('CONSULTATION_SECTION_UNKNOWN')),
  v.check((list) => list.every((value) => sectionValues.has(value)), code('CONSULTATION_SECTION_UNKNOWN')),
  v.transform((list) => [...new Set(list)]),
)

/** What the visitor fills in, by its rules (specification 5.1); messages are codes of `consultationErrors`. */
export const consultationFields = {
  customerSource: sections,
  contactsName: requiredLine(contactsNameMax, 'CONSULTATION_NAME_REQUIRED', 'CONSULTATION_NAME_TOO_LONG'),
  contactsPhone: phoneNumber(/^1\d{10}$/, 'CONSULTATION_PHONE_REQUIRED', 'CONSULTATION_PHONE_INVALID'),
  customerName: requiredLine(
    customerNameMax,
    'CONSULTATION_COMPANY_REQUIRED',
    'CONSULTATION_COMPANY_TOO_LONG',
  ),
  position: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value === '' || positions.some((position) => position.value === value),
        code('CONSULTATION_POSITION_UNKNOWN'),
      ),
    ),
    '',
  ),
  mailbox: v.optional(optionalMail(254, 'CONSULTATION_MAILBOX_INVALID'), ''),
}

/** Checks what a visitor has filled in (specification 5.1). */
export const consultationForm = v.object(consultationFields)
/** A consultation form that keeps the rules. */
export type ConsultationForm = v.InferOutput<typeof consultationForm>
/** The name of a field of the consultation form. */
export type ConsultationField = keyof ConsultationForm

/**
 * The body of `POST /consultation`: the form and its context. `source` is the product brand,
 * `consultationService` the sections joined by commas, `consentVersion` the consent text the visitor ticked, `about` what it is
 * about and the page it was asked on. Two are about programs: `subject` is of a field that people do not see, `filledInMs` how
 * long the form was open before it was sent.
 */
export const consultation = v.object({
  ...consultationFields,
  consultationService: v.optional(optionalLine(2000)),
  source: v.optional(optionalLine(50)),
  consentVersion: v.optional(optionalLine(50)),
  about: v.optional(sentAbout),
  subject: v.optional(v.string()),
  // A clock that is put back meanwhile counts below zero, which loses no lead.
  filledInMs: v.optional(v.pipe(v.number(), v.minValue(-longestMs), v.maxValue(longestMs))),
})
/** A consultation as the server has checked it. */
export type Consultation = v.InferOutput<typeof consultation>
/** A consultation as it is sent; `position` and `mailbox` may be left out. */
export type ConsultationBody = v.InferInput<typeof consultation>
