import { type Stringifier, stringify } from 'csv-stringify'
import type { Column } from './column'

/** A value that Excel would run as a formula is shown as the text it is. */
const startsFormula = /^[=+\-@\t\r\uff0b\uff0d\uff1d\uff20]/

export const asText = (value: string): string => (startsFormula.test(value) ? `'${value}` : value)

/** A stream that turns rows of texts into CSV as Excel reads it: UTF-8 with its mark, CRLF. */
export const csvStream = <T>(columns: readonly Column<T>[]): Stringifier =>
  stringify({
    bom: true,
    record_delimiter: 'windows',
    header: true,
    columns: columns.map(({ title }) => title),
  })

export const csvRow = <T>(columns: readonly Column<T>[], row: T): string[] =>
  columns.map(({ value }) => asText(value(row)))
