import { nameLetters, storeApplicants } from '@chuhai/contract/store'
import {
  array,
  boolean,
  check,
  forward,
  type GenericSchema,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
} from 'valibot'
import { date, text } from '../../content/fields'

const words = strictObject({ 'zh-CN': text, en: text })

const whole = (min: number, max: number) =>
  pipe(
    number(),
    integer('must be a whole number'),
    minValue(min, `must be ${min} or more`),
    maxValue(max, `must be ${max} or less`),
  )

const fee = nullable(whole(0, 100_000_000))

const some = <const S extends GenericSchema>(item: S) => pipe(array(item), minLength(1, 'must not be empty'))

const nameLength = strictObject({ min: whole(1, 200), max: whole(1, 200) })

const maxTooSmall = 'must not be less than min'

const document = pipe(
  strictObject({
    key: pipe(
      string(),
      regex(/^[a-z][A-Za-z0-9]{1,39}$/, 'must be letters and digits, the first a small letter'),
    ),
    label: words,
    hint: words,
    isOptional: optional(boolean(), false),
    max: optional(whole(1, 10), 1),
    maxAgeDays: optional(nullable(whole(1, 3650)), null),
    needsDate: optional(boolean(), false),
  }),
  forward(
    check(
      ({ maxAgeDays, needsDate }) => maxAgeDays === null || needsDate,
      'must be true, because maxAgeDays is counted from the date',
    ),
    ['needsDate'],
  ),
)

/** What a platform asks on one site, as editors write it. */
export const writtenRequirement = strictObject({
  platformId: whole(1, 999_999_999),
  platformName: pipe(text, maxLength(30, 'must have 30 characters at most')),
  site: pipe(string(), regex(/^[a-z][a-z0-9]{1,11}$/, 'must be a code of small letters, such as us')),
  siteName: words,
  applicants: pipe(
    some(picklist(storeApplicants, `must be one of ${storeApplicants.join(', ')}`)),
    check((list) => new Set(list).size === list.length, 'must not repeat one'),
  ),
  entryFee: fee,
  monthlyFee: fee,
  deposit: fee,
  feeNote: optional(string(), ''),
  commission: text,
  days: pipe(
    strictObject({ from: whole(1, 365), to: whole(1, 365) }),
    forward(
      check(({ from, to }) => from <= to, 'must not be less than from'),
      ['to'],
    ),
  ),
  languages: some(text),
  nameRules: strictObject({
    zh: nullable(
      pipe(
        nameLength,
        forward(
          check(({ min, max }) => min <= max, maxTooSmall),
          ['max'],
        ),
      ),
    ),
    en: pipe(
      strictObject({
        ...nameLength.entries,
        letters: picklist(nameLetters, `must be one of ${nameLetters.join(', ')}`),
      }),
      forward(
        check(({ min, max }) => min <= max, maxTooSmall),
        ['max'],
      ),
    ),
  }),
  goods: some(text),
  documents: some(document),
  /** Among the sites of its platform, the smallest first. */
  position: optional(whole(1, 1000), 100),
  source: pipe(text, regex(/^https:\/\/\S+$/, 'must be an address that begins with https://')),
  checkedOn: date,
})

/** A file of requirements. */
export type WrittenRequirement = InferOutput<typeof writtenRequirement>
