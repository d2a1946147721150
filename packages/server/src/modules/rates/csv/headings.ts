import type { RawRow, Report } from './rows'
import { columnsOf, type SectionName } from './sections'
import { decimalsOf, splitUnit, unitNames } from './units'

/** The title of a column, with its unit. */
export interface Heading {
  title: string
  name: string
  unit: string | null
}

/** Reads the titles of a part; missing, unknown and repeated ones, and those without their unit, are reported. */
export const headingsOf = (section: SectionName, { line, texts }: RawRow, report: Report): Heading[] => {
  const headings = texts.map((title) => ({ title, ...splitUnit(title) }))
  const columns = new Map(columnsOf(section))
  for (const [index, { title, name, unit }] of headings.entries()) {
    if (title === '') continue
    const column = columns.get(name)
    if (!column) report({ line, column: title }, `is no column of ${section}`)
    else if (headings.findIndex((one) => one.name === name) < index)
      report({ line, column: title }, 'is there already')
    else if (column.measure && decimalsOf(column.measure, unit) === null)
      report({ line, column: title }, `must name its unit, ${unitNames(column.measure)}`)
    else if (!column.measure && unit !== null) report({ line, column: title }, 'has no unit')
  }
  const missing = [...columns].filter(
    ([name, { isOptional }]) => !isOptional && !headings.some((one) => one.name === name),
  )
  if (missing.length > 0)
    report({ line }, `${section} has no column ${missing.map(([name]) => name).join(', ')}`)
  return headings
}
