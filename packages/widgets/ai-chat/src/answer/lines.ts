/** What the first characters of a line say. */

export interface Marker {
  indent: number
  /** Where the item's text begins. */
  content: number
  /** Null for a bullet. */
  number: number | null
}

export const isBlank = (line: string): boolean => line.trim() === ''

export const indentOf = (line: string): number => line.length - line.trimStart().length

/** As Markdown is read: without the CR of a CR LF, tabs at the beginning as four spaces. */
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
  const text = rest.trim()
  return { level, text: / #+$/.test(text) ? text.slice(0, text.lastIndexOf(' ')).trimEnd() : text }
}

export const isRule = (line: string): boolean => /^(?:-{3,}|\*{3,}|_{3,})$/.test(line.replaceAll(' ', ''))

export const isQuote = (line: string): boolean => line.trimStart().startsWith('>')

export const markerOf = (line: string): Marker | null => {
  const match = /^( *)([-*+]|(\d{1,9})[.)])( +|$)/.exec(line)
  if (!match || isRule(line)) return null
  const [all = '', lead = '', , digits, gap = ''] = match
  // Five spaces and more are part of the text.
  const content = gap.length > 4 ? all.length - gap.length + 1 : all.length
  return { indent: lead.length, content, number: digits === undefined ? null : Number(digits) }
}
