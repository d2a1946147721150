import type { Path } from '../../../content/check-content'
import { cellsOf } from './cells'
import type { Marks } from './marks'
import type { Report, Row } from './rows'

/** Reads a country, or a range of its postcodes; letters are written as capitals. */
export const readPlace = (row: Row, path: Path, marks: Marks, report: Report) => {
  const cells = cellsOf(row, report)
  marks.setRow(path, row, { 国家: 'country', 邮编从: 'from', 邮编到: 'to' })
  return {
    country: cells.text('国家')?.toUpperCase(),
    from: cells.text('邮编从')?.toUpperCase(),
    to: cells.text('邮编到')?.toUpperCase(),
  }
}

/** Reads a part that is a list of places. */
export const readPlaces = (rows: readonly Row[], path: Path, marks: Marks, report: Report) =>
  rows.map((row, index) => readPlace(row, [...path, index], marks, report))

/** Groups rows by a column, in the order of first occurrence; a row without it is reported. */
export const byColumn = (rows: readonly Row[], name: string, report: Report): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = row.cells.get(name)?.text
    if (key === undefined) report({ line: row.line, column: name }, 'is missing')
    else groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}

/** Takes down rows that belong to nothing that is known. */
export const expectKnown = (
  groups: ReadonlyMap<string, readonly Row[]>,
  { known, name, of }: { known: ReadonlySet<string>; name: string; of: string },
  report: Report,
): void => {
  for (const [key, rows] of groups)
    if (!known.has(key))
      for (const { line } of rows) report({ line, column: name }, `${key} is not in the part [${of}]`)
}
