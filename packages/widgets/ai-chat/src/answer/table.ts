import type { Alignment } from './block'

const maxColumns = 40

/** The cells of `| a | b |`; a bar after a backslash is none. */
export const cellsOf = (line: string): string[] => {
  const text = line.trim()
  const cells: string[] = []
  let cell = ''
  for (let at = text.startsWith('|') ? 1 : 0; at < text.length && cells.length < maxColumns; at += 1) {
    if (text[at] === '\\' && text[at + 1] === '|') {
      cell += '|'
      at += 1
    } else if (text[at] === '|') {
      cells.push(cell.trim())
      cell = ''
    } else cell += text[at]
  }
  return cell.trim() && cells.length < maxColumns ? [...cells, cell.trim()] : cells
}

/** What `|:--|--:|` says about each column; null for any other line. */
export const alignmentsOf = (line: string): Alignment[] | null => {
  if (!line.includes('-') || !/^[ |:-]+$/.test(line)) return null
  const cells = cellsOf(line)
  if (!cells.every((cell) => /^:?-+:?$/.test(cell))) return null
  return cells.map((cell) => {
    const isLeft = cell.startsWith(':')
    return cell.endsWith(':') ? (isLeft ? 'center' : 'right') : isLeft ? 'left' : ''
  })
}

/** Whether a table begins with this line: a row, and below it the line that says so. */
export const isTable = (line: string, below: string | undefined): boolean =>
  line.includes('|') &&
  below !== undefined &&
  (below.includes('|') || below.includes(':')) &&
  alignmentsOf(below)?.length === cellsOf(line).length
