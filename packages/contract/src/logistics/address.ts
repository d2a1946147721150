import * as v from 'valibot'
import { recordId } from '../fields'
import { cleanLine } from '../text'
import { optionalLine, optionalMail, requiredLine } from '../text-fields'
import { isStateOf, needsState } from './address-rules'
import type { CountryCode } from './destinations'
import type { ShipmentErrorCode, ShipmentProblemCode } from './shipment-errors'

const code = (value: ShipmentErrorCode): ShipmentErrorCode => value
const line = (max: number) => optionalLine(max, code('SHIPMENT_TEXT_TOO_LONG'))
const needed = (max: number) =>
  requiredLine(max, code('SHIPMENT_FIELD_REQUIRED'), code('SHIPMENT_TEXT_TOO_LONG'))

/** Latin letters with their marks, digits and punctuation; carriers abroad accept nothing else. */
const latinLine = /^[\p{sc=Latin}\p{M}\d\x20-\x7e’–°]*$/u

/** Whether a text has only characters that carriers abroad accept. */
export const isLatin = (text: string): boolean => latinLine.test(text)

const latin = (max: number) => v.pipe(needed(max), v.check(isLatin, code('SHIPMENT_LATIN_ONLY')))

/** Returns a telephone number without separators. */
export const cleanForeignPhone = (text: string): string => cleanLine(text).replace(/[\s\p{Pd}.()/]/gu, '')

const phonePattern = /^\+?\d{7,15}$/

/** Fields of a sender; carriers print those in Latin letters. */
export const senderFields = {
  name: needed(30),
  phone: v.pipe(
    needed(25),
    v.transform(cleanForeignPhone),
    v.regex(phonePattern, code('SHIPMENT_PHONE_INVALID')),
  ),
  /** Codes of province, city and, if chosen, county. */
  location: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(12))),
    v.minLength(2, code('SHIPMENT_FIELD_REQUIRED')),
    v.maxLength(3),
  ),
  street: needed(80),
  nameLatin: latin(50),
  addressLatin: latin(120),
  /** Whether new shipments begin with it. */
  isUsual: v.boolean(),
}
/** An address that goods are sent from. */
export const senderForm = v.object(senderFields)
/** An address that goods are sent from. */
export type SenderForm = v.InferOutput<typeof senderForm>

/** An address that an organisation, or a person for themselves, sends from. */
export const sender = v.object({
  id: v.string(),
  name: v.string(),
  phone: v.string(),
  location: v.array(v.string()),
  /** The names of province, city and county. */
  place: v.string(),
  street: v.string(),
  nameLatin: v.string(),
  addressLatin: v.string(),
  isUsual: v.boolean(),
})
/** A sender's address. */
export type Sender = v.InferOutput<typeof sender>

/** Names a sender in a path. */
export const senderInPath = v.object({ id: recordId() })

/** The recipient, as far as filled in; country and postcode are those of the quote. */
export const recipient = v.object({
  name: line(50),
  company: line(50),
  street: line(60),
  streetMore: line(60),
  city: line(40),
  state: line(40),
  phone: v.pipe(line(25), v.transform(cleanForeignPhone)),
  mail: optionalMail(100, code('SHIPMENT_MAIL_INVALID')),
  /** Tax id for customs at the destination, such as a CPF in Brazil. */
  taxId: line(30),
})
/** The recipient of a shipment. */
export type Recipient = v.InferOutput<typeof recipient>

/** A missing or invalid detail: the field, such as `recipient.state`, and an error code. */
export interface ShipmentProblem {
  field: string
  code: ShipmentProblemCode
}

const latinLines = ['name', 'company', 'street', 'streetMore', 'city', 'state', 'taxId'] as const

const stateProblem = (country: CountryCode, state: string): ShipmentProblemCode | null => {
  if (!needsState(country) || isStateOf(country, state)) return null
  return state === '' ? 'SHIPMENT_FIELD_REQUIRED' : 'SHIPMENT_STATE_UNKNOWN'
}

const phoneProblem = (phone: string): ShipmentProblemCode | null => {
  if (phone === '') return 'SHIPMENT_FIELD_REQUIRED'
  return phonePattern.test(phone) ? null : 'SHIPMENT_PHONE_INVALID'
}

/**
 * Returns the problems of an address by the rules of its country, at most one for each field.
 *
 * @example
 * const found = ({ details }: Shipment) => recipientProblems('US', details.recipient)
 */
export const recipientProblems = (country: CountryCode, address: Recipient): ShipmentProblem[] => {
  const problems = new Map<string, ShipmentProblemCode | null>([
    ...(['name', 'street', 'city'] as const).map(
      (field) => [field, address[field] === '' ? 'SHIPMENT_FIELD_REQUIRED' : null] as const,
    ),
    ['phone', phoneProblem(address.phone)],
    ['state', stateProblem(country, address.state)],
  ])
  for (const field of latinLines) if (!isLatin(address[field])) problems.set(field, 'SHIPMENT_LATIN_ONLY')
  return [...problems].flatMap(([field, problem]) =>
    problem ? [{ field: `recipient.${field}`, code: problem }] : [],
  )
}
