import type { Taken } from './block'
import { fenceOf, headingOf, indentOf, isBlank, isRule, markerOf } from './lines'
import { alignmentsOf, cellsOf, isTable } from './table'

/** Blocks that hold no others. */

type Lines = readonly string[]

/** Whether a paragraph ends before this line. */
export const interrupts = (lines: Lines, at: number): boolean => {
  const line = lines[at] as string
  const first = line.trimStart()[0] ?? ''
  if ('`~'.includes(first)) return fenceOf(line) !== null
  if (first === '#') return headingOf(line) !== null
  if (first === '>') return true
  if ('-*_'.includes(first) && isRule(line)) return true
  if (/[-*+\d]/.test(first)) {
    const marker = markerOf(line)
    // A year that ends up at the beginning of a line begins no list.
    return marker !== null && marker.content < line.length && (marker.number === null || marker.number === 1)
  }
  return isTable(line, lines[at + 1])
}

export const takeCode = (
  lines: Lines,
  from: number,
  { mark, language }: { mark: string; language: string },
): Taken => {
  const lead = indentOf(lines[from] as string)
  const text: string[] = []
  let at = from + 1
  for (; at < lines.length; at += 1) {
    const line = lines[at] as string
    const close = fenceOf(line)
    if (close && !close.language && close.mark[0] === mark[0] && close.mark.length >= mark.length)
      return [{ kind: 'code', language, text: text.join('\n') }, at + 1]
    text.push(line.slice(Math.min(lead, indentOf(line))))
  }
  return [{ kind: 'code', language, text: text.join('\n') }, at]
}

export const takeTable = (lines: Lines, from: number): Taken => {
  const head = cellsOf(lines[from] as string)
  const alignments = alignmentsOf(lines[from + 1] as string) ?? []
  const rows: string[][] = []
  let at = from + 2
  for (; at < lines.length; at += 1) {
    const line = lines[at] as string
    if (!line.includes('|') || interrupts(lines, at)) break
    const cells = cellsOf(line)
    rows.push(head.map((_, column) => cells[column] ?? ''))
  }
  return [{ kind: 'table', alignments, head, rows }, at]
}

export const takeParagraph = (lines: Lines, from: number): Taken => {
  let at = from + 1
  while (at < lines.length && !isBlank(lines[at] as string) && !interrupts(lines, at)) at += 1
  return [{ kind: 'paragraph', text: lines.slice(from, at).join('\n').trim() }, at]
}
