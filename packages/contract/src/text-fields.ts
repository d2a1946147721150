import * as v from 'valibot'
import type { ErrorCode } from './errors'
import { atMost } from './fields'
import { cleanLine, cleanMail, cleanPhone, cleanText } from './text'

/** A schema of text. Without this name, each type that uses one would list every code that its message can be. */
export type TextSchema = v.GenericSchema<string>

/** A text in the visitor's words that must not be empty; the messages are codes. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (
  max: number,
  required: ErrorCode,
  tooLong: ErrorCode,
  clean = cleanText,
): TextSchema =>
  v.pipe(v.string(required), v.transform(clean), v.minLength(1, required), v.check(atMost(max), tooLong))

/** A name, title or address that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredLine = (max: number, required: ErrorCode, tooLong: ErrorCode): TextSchema =>
  requiredText(max, required, tooLong, cleanLine)

/** A text of an operator that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const operatorText = (max: number): TextSchema =>
  v.pipe(v.string(), v.transform(cleanText), v.minLength(1), v.maxLength(max))

/** A text in the visitor's words, or none. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (max: number, tooLong?: ErrorCode, clean = cleanText): TextSchema =>
  v.pipe(v.string(), v.transform(clean), v.check(atMost(max), tooLong))

/** A name, title or address, or none. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalLine = (max: number, tooLong?: ErrorCode): TextSchema =>
  optionalText(max, tooLong, cleanLine)

/** A mobile number that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const phoneNumber = (pattern: RegExp, required: ErrorCode, invalid: ErrorCode): TextSchema =>
  v.pipe(v.string(required), v.transform(cleanPhone), v.minLength(1, required), v.regex(pattern, invalid))

const mailAddress = /^[^\s@,;:"<>()[\]\\]+@[^\s@.,;:"<>()[\]\\]+(?:\.[^\s@.,;:"<>()[\]\\]+)+$/

/** A mail address, or none. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalMail = (max: number, invalid: ErrorCode): TextSchema =>
  v.pipe(
    v.string(),
    v.transform(cleanMail),
    v.maxLength(max, invalid),
    v.check((address) => address === '' || mailAddress.test(address), invalid),
  )

/** A mail address that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredMail = (
  max: number,
  required: ErrorCode,
  tooLong: ErrorCode,
  invalid: ErrorCode,
): TextSchema => v.pipe(requiredText(max, required, tooLong, cleanMail), v.regex(mailAddress, invalid))
