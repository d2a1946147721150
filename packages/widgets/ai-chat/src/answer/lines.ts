export type Alignment = 'left' | 'center' | 'right' | ''

/** The marker of a list item. */
export interface Marker {
  indent: number
  /** Where the item's text begins. */
  content: number
  /** Null for a bullet. */
  number: number | null
  /** The bullet, or what follows the number: another one begins another list. */
  sign: string
}

export const isBlank = (line: string): boolean => line.trim() === ''

export const indentOf = (line: string): number => line.length - line.trimStart().length

/** Removes the CR of a CR LF, and writes leading tabs as four spaces. */
export const cleanLine = (line: string): string => {
  const end = line.endsWith('\r') ? line.slice(0, -1) : line
  return end.includes('\t') ? end.replace(/^[ \t]+/, (lead) => lead.replaceAll('\t', '    ')) : end
}

export const fenceOf = (line: string): { mark: string; language: string } | null => {
  const match = /^ *(`{3,}|~{3,})(.*)$/.exec(line)
  const [, mark = '', info = ''] = match ?? []
  if (!match || (mark[0] === '`' && info.includes('`'))) return null
  return { mark, language: info.trim().split(/\s/, 1)[0] ?? '' }
}

/** `## 标题`, and `##标题`, as models write it; a single # needs its space, to leave #1 and hash tags alone. */
export const headingOf = (line: string): { level: number; text: string } | null => {
  const [, marks = '', rest = ''] = /^ *(#{1,6})(.*)$/.exec(line) ?? []
  const level = marks.length
  if (!level || rest.startsWith('#') || (level === 1 && rest && !rest.startsWith(' '))) return null
  const text = rest
    .trim()
    .replace(/(?:^| )#+$/, '')
    .trimEnd()
  return { level, text }
}

export const isRule = (line: string): boolean => /^(?:-{3,}|\*{3,}|_{3,})$/.test(line.replaceAll(' ', ''))

export const isQuote = (line: string): boolean => line.trimStart().startsWith('>')

export const markerOf = (line: string): Marker | null => {
  const match = /^( *)([-*+]|(\d{1,9})[.)])( +|$)/.exec(line)
  if (!match || isRule(line)) return null
  const [all = '', lead = '', mark = '', digits, gap = ''] = match
  // Five spaces and more are part of the text.
  const content = gap.length > 4 ? all.length - gap.length + 1 : all.length
  return {
    indent: lead.length,
    content,
    number: digits === undefined ? null : Number(digits),
    sign: mark.slice(-1),
  }
}

const maxColumns = 40

/** Returns the cells of `| a | b |`; an escaped bar separates nothing. */
export const cellsOf = (line: string): string[] => {
  const row = line.trim().replace(/^\|/, '')
  const cells: string[] = []
  for (const [, text = ''] of row.matchAll(/(?!$)((?:\\\||[^|])*)(?:\||$)/g))
    if (cells.push(text.replaceAll('\\|', '|').trim()) === maxColumns) break
  return cells
}

/** The alignments of a delimiter row such as `|:--|--:|`; null for any other line. */
export const alignmentsOf = (line: string): Alignment[] | null => {
  if (!line.includes('-') || !/^[ |:-]+$/.test(line)) return null
  const cells = cellsOf(line)
  if (!cells.every((cell) => /^:?-+:?$/.test(cell))) return null
  return cells.map((cell) => {
    const isLeft = cell.startsWith(':')
    return cell.endsWith(':') ? (isLeft ? 'center' : 'right') : isLeft ? 'left' : ''
  })
}

/** Whether a table begins with this line: a row, and below it a delimiter row. */
export const isTable = (line: string, below: string | undefined): boolean =>
  line.includes('|') &&
  below !== undefined &&
  (below.includes('|') || below.includes(':')) &&
  alignmentsOf(below)?.length === cellsOf(line).length
