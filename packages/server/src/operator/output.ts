import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Stringifier, stringify } from 'csv-stringify'
import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'
import { StartError } from '../process/start-error'
import { asText, excelCsv } from '../text-files/csv'
import { readText, UnreadableText } from '../text-files/text-file'
import { timeInShanghai } from '../time/shanghai'

/** A column of a table or an export. */
export interface Column<T> {
  title: string
  value: (row: T) => string
}

/** `2026-11-20 19:30:05`, the time in Shanghai; empty where there is none. */
export const inShanghai = (iso: string | null): string => (iso === null ? '' : timeInShanghai(new Date(iso)))

/** Says once which clock the times of an output are of. */
export const nameZone = (output: string): string =>
  /\d{4}-\d\d-\d\d \d\d:\d\d/.test(output) && !output.includes('北京时间')
    ? `${output}\n\n时间都是北京时间。`
    : output

/** A file that the operator names, from where `pnpm` was called and not from where it runs its script. */
export const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? '.', path)

/** Reads a file that the operator names. */
export const readNamedFile = (file: string): Promise<Buffer> =>
  readFile(fromCaller(file)).catch((error: Error) => {
    throw new StartError(`读不了 ${file}：${error.message}`)
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

/** A stream that turns rows of texts into CSV as Excel reads it: UTF-8 with its mark, CRLF. */
export const csvStream = <T>(columns: readonly Column<T>[]): Stringifier =>
  stringify({
    ...excelCsv,
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

/** Control characters of a visitor must not reach the terminal. */
const printable = (text: string): string => text.replace(/\p{Cc}/gu, ' ')

/** Columns of a terminal between two columns of a table. */
const gap = 2
/** A column is folded to this width at the narrowest. */
const narrowest = 12

/** Widths that fit a window together: the widest columns give way first. Null where not even the narrowest fit. */
const fittingWidths = (natural: readonly number[], window: number): number[] | null => {
  const room = window - gap * (natural.length - 1)
  const sumAt = (most: number) => natural.reduce((sum, width) => sum + Math.min(width, most), 0)
  let most = Math.max(...natural)
  while (sumAt(most) > room && most > narrowest) most -= 1
  return sumAt(most) > room ? null : natural.map((width) => Math.min(width, most))
}

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - stringWidth(text)))

/** A row as lines, each cell folded to the width of its column. */
const foldRow = (row: readonly string[], widths: readonly number[]): string[] => {
  const fold = (cell: string, width: number) =>
    stringWidth(cell) <= width ? [cell] : wrapAnsi(cell, width, { hard: true }).split('\n')
  const cells = row.map((cell, column) => fold(cell, widths[column] ?? 0))
  const height = Math.max(...cells.map(({ length }) => length))
  return Array.from({ length: height }, (_, line) =>
    widths
      .map((width, column) => pad(cells[column]?.[line] ?? '', width))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

/** A row below another, each value after its title; for what is too wide for a table. */
const recordOf = (titles: readonly string[], row: readonly string[]): string => {
  const width = Math.max(...titles.map((title) => stringWidth(title)))
  const filled = titles.flatMap((title, column) =>
    row[column] ? [`${pad(title, width + gap)}${row[column]}`] : [],
  )
  return filled.join('\n')
}

/** Rows under titles, aligned for a terminal, and folded where its window is narrow. */
export const textTable = (
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  window: number = process.stdout.columns ?? Number.POSITIVE_INFINITY,
): string => {
  const lines = [titles, ...rows].map((row) => row.map(printable))
  const natural = titles.map((_, column) => Math.max(...lines.map((row) => stringWidth(row[column] ?? ''))))
  const widths = fittingWidths(natural, window)
  if (widths) return lines.flatMap((row) => foldRow(row, widths)).join('\n')
  return lines
    .slice(1)
    .map((row) => recordOf(titles, row))
    .join('\n\n')
}

/** The last rows of a list, at most so many; the latest are at its end. */
export const lastOf = <T>(rows: readonly T[], limit: number | undefined): readonly T[] =>
  limit === undefined ? rows : rows.slice(-limit)

/** A table of the last rows; it says how many there are where it has not all of them. */
export const limitedTable = <T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  limit: number | undefined,
): string => {
  const shown = lastOf(rows, limit)
  const table = tableOf(columns, shown)
  return shown.length < rows.length
    ? `${table}\n…… 共 ${rows.length} 行，只列出最后 ${shown.length} 行`
    : table
}
