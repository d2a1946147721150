import { trackingCauses, trackingStatuses } from '@chuhai/contract/logistics'
import { check, pipe, regex, strictObject, string, transform } from 'valibot'
import { csvTable } from '../../content/csv-table'
import { text } from '../../content/fields'
import { positionOf, tableContent } from '../../content/table-content'
import { trackingCodes } from './tables'

/** One of some words, or an empty cell. */
const wordOrNone = <const Word extends string>(words: readonly Word[]) =>
  pipe(
    string(),
    check(
      (value) => value === '' || words.some((word) => word === value),
      ({ received }) => `${received} is none of ${words.join(', ')}`,
    ),
    transform((value) => words.find((word) => word === value) ?? null),
  )

const writtenCode = strictObject({
  carrier: pipe(text, regex(/^[a-z][a-zA-Z]{1,29}$/, 'must be the key of a carrier')),
  code: text,
  /** Empty where it changes nothing. */
  status: wordOrNone(trackingStatuses),
  cause: wordOrNone(trackingCauses),
  zh: text,
  en: text,
})

/** Meanings of the codes of carriers, with their public texts. */
export const trackingCodeContent = tableContent({
  key: 'trackingCode',
  format: csvTable('trackingCode/codes.csv', writtenCode),
  isOrdered: true,
  keyOf: ({ carrier, code }) => `${carrier} ${code}`,
  table: trackingCodes,
  rows: (items) => items.map((item, index) => ({ ...item, position: positionOf(index) })),
  items: (rows) => rows.map(({ position: _, ...code }) => code),
})
