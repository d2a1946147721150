import { countryCodes, declaredCurrencies } from '@chuhai/contract/logistics'
import {
  array,
  boolean,
  check,
  type GenericSchema,
  type InferOutput,
  integer,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  url,
} from 'valibot'
import type { ItemProblem } from '../../content/content-type'
import { csvTable } from '../../content/csv-table'
import { date, text } from '../../content/fields'
import { positionOf, tableContent } from '../../content/table-content'
import { yamlFiles } from '../../content/yaml-files'
import { customsRules, hsCodes } from './tables'

const sum = pipe(number(), integer('must be a whole number'), minValue(1), maxValue(100_000_000))

const isPattern = (source: string): boolean => {
  try {
    return new RegExp(source).source !== ''
  } catch {
    return false
  }
}
const pattern = pipe(string(), check(isPattern, 'must be a regular expression'))
const digits = pipe(string(), regex(/^\d{2,10}$/, 'must be the first digits of an HS code'))

interface Patterned {
  pattern: string
  example: string
}

const keepsExample = (given: Patterned | null): boolean =>
  given === null || !isPattern(given.pattern) || new RegExp(given.pattern).test(given.example)

const writtenRule = strictObject({
  key: pipe(string(), regex(/^[a-z]{2,20}$/, 'must be a short name in small letters')),
  from: date,
  name: text,
  countries: pipe(array(picklist(countryCodes)), minLength(1)),
  currency: picklist(declaredCurrencies),
  hsDigits: picklist([6, 8, 10]),
  needsIdentifiers: boolean(),
  vagueWords: array(pipe(text, regex(/^[a-z]+$/, 'must be one English word in small letters'))),
  forbidden: array(strictObject({ hsCodes: array(digits), words: array(text), reason: text })),
  valueMax: nullable(sum),
  scheme: nullable(strictObject({ name: text, valueMax: sum, pattern, example: text })),
  lineDuty: nullable(strictObject({ amount: sum, valueMax: sum })),
  taxId: nullable(strictObject({ name: strictObject({ 'zh-CN': text, en: text }), pattern, example: text })),
  notes: array(text),
  source: pipe(string(), url('must be the address of the authority’s page')),
})

type Rule = InferOutput<typeof writtenRule>

const idOf = ({ key, from }: Pick<Rule, 'key' | 'from'>): string => `${key}-${from}`

/** Of two rules of different keys none may be for the same country: one would hide the other. A number keeps the pattern beside it. */
const problemsOf = (items: readonly Rule[]): ItemProblem[] =>
  items.flatMap((item) => {
    const other = items.find(
      ({ key, countries }) => key !== item.key && countries.some((one) => item.countries.includes(one)),
    )
    const key = idOf(item)
    const message = 'must have an example that keeps the pattern'
    return [
      ...(other ? [{ key, path: ['countries'], message: `is for a country of ${other.key}, too` }] : []),
      ...(keepsExample(item.scheme) ? [] : [{ key, path: ['scheme'], message }]),
      ...(keepsExample(item.taxId) ? [] : [{ key, path: ['taxId'], message }]),
    ]
  })

/** Customs rules: one file for each destination and day from which on it is in force. */
export const customsRuleContent = tableContent({
  key: 'customsRule',
  format: yamlFiles('customsRule', writtenRule),
  keyOf: (item) => idOf(item),
  table: customsRules,
  rows: (items) =>
    items.map((content) => ({ id: idOf(content), key: content.key, from: content.from, content })),
  items: (rows) => rows.map(({ content }) => content),
  check: problemsOf,
})

const splitBy =
  (separator: string) =>
  (value: string): string[] =>
    value === '' ? [] : value.split(separator).map((part) => part.trim())

/** `US:3926909989|GB:3926909790`. */
const nationalCodes: GenericSchema<string, string[]> = pipe(
  string(),
  regex(/^(?:[A-Z]{2}:\d{8,10}(?:\|[A-Z]{2}:\d{8,10})*)?$/, 'must be like US:3926909989|GB:3926909790'),
  transform(splitBy('|')),
)

const writtenCode = strictObject({
  code: pipe(string(), regex(/^\d{6}$/, 'must have six digits')),
  zh: text,
  en: text,
  words: pipe(string(), transform(splitBy('|'))),
  national: nationalCodes,
})

/** Codes of the Harmonized System that goods of sellers often have. */
export const hsCodeContent = tableContent({
  key: 'hsCode',
  format: csvTable('hsCode/codes.csv', writtenCode),
  isOrdered: true,
  keyOf: ({ code }) => code,
  table: hsCodes,
  rows: (items) =>
    items.map(({ national, ...item }, index) => ({
      ...item,
      position: positionOf(index),
      national: Object.fromEntries(national.map((one) => [one.slice(0, 2), one.slice(3)])),
    })),
  items: (rows) =>
    rows.map(({ position: _, national, ...item }) => ({
      ...item,
      national: Object.entries(national).map(([country, code]) => `${country}:${code}`),
    })),
})
