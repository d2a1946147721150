import type { RateTable } from '@chuhai/contract/logistics'
import { type Path, tryContent } from '../../../content/check-content'
import { plainText } from '../../../text-files/text-file'
import { problemsOf } from '../check/table'
import { writtenRates } from '../written/rates'
import { cellsOf } from './cells'
import { createMarks, type Marks } from './marks'
import { readLimits, readRules } from './read-items'
import { readPlaces } from './read-places'
import { readSurcharges } from './read-surcharges'
import { readZones } from './read-zones'
import type { Place, Report } from './rows'
import { readSheet, type Sheet } from './sheet'

/** A table that was read, or all problems of its file, with line and column. */
export type ReadRates = { table: RateTable } | { problems: string[] }

/** Removes what a file leaves out, so that the defaults of the schema apply. */
const withoutEmpty = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (part === undefined ? [] : [[name, withoutEmpty(part)]])),
  )
}

const readSteps = ({ 进位: rows }: Sheet, marks: Marks, report: Report) =>
  rows.map((row, index) => {
    const cells = cellsOf(row, report)
    marks.setRow(['steps', index], row, { 到: 'uptoGrams', 进位: 'grams' })
    return { uptoGrams: cells.measure('到', 'weight') ?? null, grams: cells.measure('进位', 'weight') }
  })

const readTable = (sheet: Sheet, marks: Marks, report: Report) => {
  const { rules, border } = readRules(sheet, marks, report)
  return withoutEmpty({
    ...rules,
    steps: readSteps(sheet, marks, report),
    limits: {
      ...readLimits(sheet, marks, report),
      notTo: readPlaces(sheet.不到, ['limits', 'notTo'], marks, report),
    },
    zones: readZones(sheet, border, marks, report),
    surcharges: readSurcharges(sheet, marks, report),
  })
}

/**
 * Reads a table of prices from the text of a CSV file and validates it; a file with any problem gives no table. `file` is its name in
 * messages.
 */
export const readRates = (file: string, text: string): ReadRates => {
  const found: { line: number; text: string }[] = []
  const report: Report = ({ line, column }: Place, message) => {
    const said = `${file}:${line} ${column === undefined ? '' : `${column}: `}${message}`
    if (!found.some((one) => one.text === said)) found.push({ line, text: said })
    return null
  }
  const problems = () => ({
    problems: found.toSorted((a, b) => a.line - b.line).map((one) => one.text),
  })
  const marks = createMarks()
  const value = readTable(readSheet(plainText(text), report), marks, report)
  // A reported cell would be reported as missing as well.
  if (found.length > 0) return problems()
  const tried = tryContent(writtenRates, value)
  const tell = (issues: readonly { path: Path; message: string }[]) => {
    for (const { path, message } of issues) report(marks.of(path), message)
  }
  if ('issues' in tried) tell(tried.issues)
  else tell(problemsOf(tried.output))
  return found.length > 0 || 'issues' in tried ? problems() : { table: tried.output }
}
