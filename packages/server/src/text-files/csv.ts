import { stringify } from 'csv-stringify/sync'

/** A value that Excel would run as a formula, also after what it leaves out in front, is shown as the text it is. */
const startsFormula = /^(?:[\s\p{C}]*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r])/u

/** Writes a text so that Excel shows it, whatever it begins with. */
export const asText = (value: string): string => (startsFormula.test(value) ? `'${value}` : value)

/** How Excel reads CSV: UTF-8 with its mark, CRLF. */
export const excelCsv = { bom: true, record_delimiter: 'windows' } as const

/** A cell of a file: a text, or a number that may be negative. */
export type Cell = string | { number: string }

/** Writes rows of cells as CSV that opens in Excel. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? asText(cell) : cell.number))),
    excelCsv,
  )
