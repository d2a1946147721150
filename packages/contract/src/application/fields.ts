import * as v from 'valibot'
import type { Locale } from '../locale'
import { organisationFields } from '../organisation/organisation'
import { cleanCode, cleanLine, cleanText } from '../text'
import { optionalText, phoneNumber, requiredMail, requiredText } from '../text-fields'
import { isMasked } from './account-mask'
import type { ApplicationErrorCode } from './errors'

/** A text in each language. */
export type Words = Record<Locale, string>

/** Returns a text in each language. */
/* @__NO_SIDE_EFFECTS__ */
export const words = (zhCN: string, en: string): Words => ({ 'zh-CN': zhCN, en })

/** An uploaded document: its address, and the name its file had. */
export const attachment = v.object({
  address: v.pipe(v.string(), v.maxLength(500)),
  name: v.pipe(v.string(), v.maxLength(200)),
})
/** An uploaded document as a field holds it; the address is relative to the server. */
export type Attachment = v.InferOutput<typeof attachment>

/** What a field holds; null for a number that is not filled in. */
export type FieldValue = string | number | string[] | Attachment[] | null

type FieldType =
  | 'text'
  | 'longText'
  | 'code'
  | 'year'
  | 'price'
  | 'date'
  | 'account'
  | 'choice'
  | 'choices'
  | 'region'
  | 'phone'
  | 'email'
  | 'documents'

interface Common {
  label: Words
  hint?: Words
  isOptional?: boolean
}

type ValueRule = v.GenericSchema<unknown, FieldValue>

/** A field: how it is shown, its rule when it is submitted, and what a draft may hold. */
export interface Field<Rule extends ValueRule = ValueRule> extends Common {
  type: FieldType
  rule: Rule
  draftRule: ValueRule
  empty: FieldValue
  /** Characters of a text, entries of a list. */
  max?: number
  /** What can be chosen. */
  words?: readonly string[]
  /** Whether its end alone is shown once it is saved. */
  isSecret?: boolean
  /** Whether a date may be without an end. */
  longTerm?: boolean
}

const code = (value: ApplicationErrorCode): ApplicationErrorCode => value

const unfinishedText = v.pipe(v.string(), v.maxLength(4000))
const unfinishedList = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(50))

const tooLong = {
  30: 'APPLICATION_OVER_THIRTY',
  100: 'APPLICATION_OVER_HUNDRED',
  1000: 'APPLICATION_OVER_THOUSAND',
} as const satisfies Record<number, ApplicationErrorCode>

interface Text extends Common {
  max: keyof typeof tooLong
}

/* @__NO_SIDE_EFFECTS__ */
const textRule = ({ max, isOptional }: Text, clean: typeof cleanText) =>
  isOptional
    ? optionalText(max, tooLong[max], clean)
    : requiredText(max, 'APPLICATION_TEXT_REQUIRED', tooLong[max], clean)

/* @__NO_SIDE_EFFECTS__ */
const typed = <Rule extends ValueRule>(type: FieldType, field: Common & { max?: number }, rule: Rule) => ({
  ...field,
  type,
  rule,
  draftRule: unfinishedText,
  empty: '',
})

/** One line of text. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (field: Text) => typed('text', field, textRule(field, cleanLine))

/** A text of several lines. */
/* @__NO_SIDE_EFFECTS__ */
export const longText = (field: Text) => typed('longText', field, textRule(field, cleanText))

/** A unified social credit code. */
/* @__NO_SIDE_EFFECTS__ */
export const creditCode = (field: Common) => typed('code', field, organisationFields.socialCode)

/** The number by which a company is registered, wherever that is; its kind decides how it has to look. */
/* @__NO_SIDE_EFFECTS__ */
export const registration = (field: Common) =>
  typed('text', field, textRule({ ...field, max: 30 }, cleanCode))

/** The number of a bank account; once it is saved, its end stands for it. */
/* @__NO_SIDE_EFFECTS__ */
export const account = (field: Common) => ({
  ...typed(
    'account',
    field,
    v.pipe(
      v.string(code('APPLICATION_TEXT_REQUIRED')),
      v.transform((given) => (isMasked(given) ? given : cleanCode(given))),
      v.minLength(1, code('APPLICATION_TEXT_REQUIRED')),
      v.regex(/^(?:[0-9A-Z]{8,34}|•{4}[0-9A-Z]{4})$/, code('APPLICATION_ACCOUNT_INVALID')),
    ),
  ),
  isSecret: true,
})

const isDay = (day: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day

/** A day, yyyy-MM-dd. */
/* @__NO_SIDE_EFFECTS__ */
export const date = (field: Common & { longTerm?: boolean }) =>
  typed(
    'date',
    field,
    v.pipe(
      v.string(code('APPLICATION_CHOICE_REQUIRED')),
      v.check(
        (day) => isDay(day) || (field.isOptional === true && day === ''),
        code('APPLICATION_CHOICE_REQUIRED'),
      ),
    ),
  )

/* @__NO_SIDE_EFFECTS__ */
export const phone = (field: Common) =>
  typed(
    'phone',
    field,
    phoneNumber(/^1[3-9]\d{9}$/, 'APPLICATION_TEXT_REQUIRED', 'APPLICATION_PHONE_INVALID'),
  )

/* @__NO_SIDE_EFFECTS__ */
export const email = (field: Common) =>
  typed(
    'email',
    field,
    requiredMail(100, 'APPLICATION_TEXT_REQUIRED', 'APPLICATION_OVER_HUNDRED', 'APPLICATION_EMAIL_INVALID'),
  )

const firstYear = 1900
const largestPrice = 10_000_000_000
const unfinishedNumber = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestPrice)))

/** A year that is not after this one. */
/* @__NO_SIDE_EFFECTS__ */
export const year = (field: Common) => ({
  ...field,
  type: 'year' as const,
  rule: v.pipe(
    v.number(code('APPLICATION_TEXT_REQUIRED')),
    v.integer(code('APPLICATION_YEAR_INVALID')),
    v.minValue(firstYear, code('APPLICATION_YEAR_INVALID')),
    v.maxValue(9999, code('APPLICATION_YEAR_INVALID')),
    v.check((value) => value <= new Date().getFullYear(), code('APPLICATION_YEAR_INVALID')),
  ),
  draftRule: unfinishedNumber,
  empty: null,
})

/** A price in fen. */
/* @__NO_SIDE_EFFECTS__ */
export const price = (field: Common) => ({
  ...field,
  type: 'price' as const,
  rule: v.pipe(
    v.number(code('APPLICATION_TEXT_REQUIRED')),
    v.integer(code('APPLICATION_TEXT_REQUIRED')),
    v.minValue(0, code('APPLICATION_TEXT_REQUIRED')),
    v.maxValue(largestPrice, code('APPLICATION_NUMBER_TOO_LARGE')),
  ),
  draftRule: unfinishedNumber,
  empty: null,
})

type List = readonly [string, ...string[]]

/** One of some words. */
/* @__NO_SIDE_EFFECTS__ */
export const choice = <const W extends List>(field: Common & { words: W }) => ({
  ...field,
  type: 'choice' as const,
  rule: v.picklist(field.words, code('APPLICATION_CHOICE_REQUIRED')),
  draftRule: unfinishedText,
  empty: '',
})

/** One or more of some words. */
/* @__NO_SIDE_EFFECTS__ */
export const choices = <const W extends List>(field: Common & { words: W }) => ({
  ...field,
  type: 'choices' as const,
  rule: v.pipe(
    v.array(
      v.picklist(field.words, code('APPLICATION_CHOICE_REQUIRED')),
      code('APPLICATION_CHOICE_REQUIRED'),
    ),
    v.minLength(1, code('APPLICATION_CHOICE_REQUIRED')),
    v.maxLength(field.words.length, code('APPLICATION_CHOICE_REQUIRED')),
  ),
  draftRule: unfinishedList,
  empty: [],
})

/** Codes of province, city and, if chosen, district. */
/* @__NO_SIDE_EFFECTS__ */
export const region = (field: Common) => ({
  ...field,
  type: 'region' as const,
  rule: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(12)), code('APPLICATION_CHOICE_REQUIRED')),
    v.minLength(2, code('APPLICATION_CHOICE_REQUIRED')),
    v.maxLength(3, code('APPLICATION_REGION_UNKNOWN')),
  ),
  draftRule: unfinishedList,
  empty: [],
})

/** Up to `max` uploaded documents. */
/* @__NO_SIDE_EFFECTS__ */
export const documents = (field: Common & { max: number }) => {
  const list = v.pipe(v.array(attachment), v.maxLength(field.max))
  return {
    ...field,
    type: 'documents' as const,
    rule: field.isOptional ? list : v.pipe(list, v.minLength(1, code('APPLICATION_FILE_REQUIRED'))),
    draftRule: list,
    empty: [],
  }
}
