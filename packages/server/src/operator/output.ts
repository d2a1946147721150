import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Stringifier, stringify } from 'csv-stringify'
import { timeInShanghai } from '../modules/shanghai'
import { StartError } from '../process/start-error'
import { readText, UnreadableText } from '../text-files/text-file'

/** A column of a table or an export. */
export interface Column<T> {
  title: string
  value: (row: T) => string
}

/** `2026-11-20 19:30:05`, the time in Shanghai. */
export const inShanghai = (iso: string): string => timeInShanghai(new Date(iso))

/** A file that the operator names, from where `pnpm` was called and not from where it runs its script. */
export const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

/** Reads a file that the operator names. */
const readNamedFile = (file: string): Promise<Buffer> =>
  readFile(fromCaller(file)).catch((error: Error) => {
    throw new StartError(`${file} cannot be read: ${error.message}`)
  })

/** Reads the text of a file that the operator names, whichever program has saved it. */
export const readNamedText = async (file: string): Promise<string> => {
  try {
    return readText(await readNamedFile(file)).text
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error
    throw new StartError(`${file} ${error.message}`)
  }
}

/** Where an export goes: to a file that only this user can read, or to the terminal. */
export const outputTo = (file: string | undefined) =>
  file === undefined ? process.stdout : createWriteStream(fromCaller(file), { mode: 0o600 })

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

/** A table of some rows for a terminal. */
export const tableOf = <T>(columns: readonly Column<T>[], rows: readonly T[]): string =>
  textTable(
    columns.map(({ title }) => title),
    rows.map((row) => columns.map(({ value }) => value(row))),
  )

export const csvRow = <T>(columns: readonly Column<T>[], row: T): string[] =>
  columns.map(({ value }) => asText(value(row)))

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u

/** Chinese characters take two columns of a terminal. */
const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (wide.test(character) ? 2 : 1), 0)

/** Control characters of a visitor must not reach the terminal. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ')

/** Rows under titles, aligned for a terminal. */
export const textTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string => {
  const lines = [titles, ...rows].map((row) => row.map(printable))
  const widths = titles.map((_, column) => Math.max(...lines.map((row) => widthOf(row[column] ?? ''))))
  const pad = (text: string, column: number) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text))
  return lines.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}
