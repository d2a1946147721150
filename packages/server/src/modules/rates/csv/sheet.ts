import { type Heading, headingsOf } from './headings'
import { type Cell, type RawRow, type Report, type Row, rawRows } from './rows'
import { isSection, type SectionName, sections } from './sections'

/** The parts of a file. */
export type Sheet = Record<SectionName, Row[]>

const rowOf = (headings: readonly Heading[], { line, texts }: RawRow, report: Report): Row => {
  const cells = texts.flatMap((text, index): [string, Cell][] => {
    const heading = headings[index]
    if (text === '') return []
    if (heading && heading.title !== '')
      return [[heading.name, { text, line, column: heading.title, unit: heading.unit }]]
    report({ line }, `${text} stands in a column without a title`)
    return []
  })
  return { line, cells: new Map(cells), titles: new Map(headings.map(({ name, title }) => [name, title])) }
}

const emptySheet = (): Sheet => ({
  规则: [],
  进位: [],
  限制: [],
  不到: [],
  区域: [],
  价格: [],
  附加费: [],
  比例: [],
  附加费地区: [],
})

/** Splits the text of a file into its parts: each begins with its name in brackets, and then its titles. */
export const readSheet = (text: string, report: Report): Sheet => {
  const sheet = emptySheet()
  let section: SectionName | null = null
  let headings: Heading[] | null = null
  const seen = new Set<string>()
  for (const row of rawRows(text, report)) {
    const [, name] = /^[[【](.+)[\]】]$/.exec(row.texts[0] ?? '') ?? []
    if (name !== undefined) {
      section = isSection(name) ? name : null
      headings = null
      if (section === null)
        report(row, `[${name}] is no part of a table; the parts are ${Object.keys(sections).join('、')}`)
      else if (seen.has(name)) report(row, `[${name}] is there already`)
      seen.add(name)
    } else if (section !== null && headings === null) headings = headingsOf(section, row, report)
    else if (section !== null && headings !== null) sheet[section].push(rowOf(headings, row, report))
    else if (seen.size === 0) report(row, 'stands before the first part, such as [规则]')
  }
  return sheet
}
