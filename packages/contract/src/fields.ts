import * as v from 'valibot'
import type { ErrorCode } from './errors'
import { cleanLine, cleanMail, cleanPhone, cleanText, cleanWords } from './text'

const largest = 2_147_483_647

/** An id as JSON carries it. */
/* @__NO_SIDE_EFFECTS__ */
export const rowId = () => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largest))

/** `{id}` of a path, where everything is text. */
/* @__NO_SIDE_EFFECTS__ */
export const idInPath = () =>
  v.object({ id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(largest)) })

/** A whole number of a query, where everything is text. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.toNumber(),
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )

/** Length as a person counts it: 𠮷 is one character, though two in UTF-16. */
export const atMost = (max: number) => (value: string) => [...value].length <= max

/** A time as JSON and queries carry it, `2026-11-20T01:00:00.000Z`. */
/* @__NO_SIDE_EFFECTS__ */
export const moment = () => v.pipe(v.string(), v.isoTimestamp(), v.toDate())

/** A text in the visitor's words that must not be empty; the messages are codes. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredText = (max: number, required: ErrorCode, tooLong: ErrorCode, clean = cleanText) =>
  v.pipe(v.string(required), v.transform(clean), v.minLength(1, required), v.check(atMost(max), tooLong))

/** A name, title or address that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredLine = (max: number, required: ErrorCode, tooLong: ErrorCode) =>
  requiredText(max, required, tooLong, cleanLine)

/** A text of an operator that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const operatorText = (max: number) =>
  v.pipe(v.string(), v.transform(cleanText), v.minLength(1), v.maxLength(max))

/** A text in the visitor's words, or none. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalText = (max: number, tooLong?: ErrorCode, clean = cleanText) =>
  v.pipe(v.string(), v.transform(clean), v.check(atMost(max), tooLong))

/** A mobile number that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const phoneNumber = (pattern: RegExp, required: ErrorCode, invalid: ErrorCode) =>
  v.pipe(v.string(required), v.transform(cleanPhone), v.minLength(1, required), v.regex(pattern, invalid))

const mailAddress = /^[^\s@,;:"<>()[\]\\]+@[^\s@.,;:"<>()[\]\\]+(?:\.[^\s@.,;:"<>()[\]\\]+)+$/

/** A mail address, or none. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalMail = (max: number, invalid: ErrorCode) =>
  v.pipe(
    v.string(),
    v.transform(cleanMail),
    v.maxLength(max, invalid),
    v.check((address) => address === '' || mailAddress.test(address), invalid),
  )

/** A mail address that must not be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredMail = (max: number, required: ErrorCode, tooLong: ErrorCode, invalid: ErrorCode) =>
  v.pipe(requiredText(max, required, tooLong, cleanMail), v.regex(mailAddress, invalid))

/** Words to search for or to filter by; may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export const searchWords = (max: number) => v.pipe(v.string(), v.transform(cleanWords), v.maxLength(max))
