import { formulaOf, lineAfterFormula } from './formulas'
import {
  type Alignment,
  alignmentsOf,
  cellsOf,
  cleanLine,
  fenceOf,
  headingOf,
  indentOf,
  isBlank,
  isQuote,
  isRule,
  isTable,
  type Marker,
  markerOf,
} from './lines'

type Content =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'code'; language: string; text: string }
  /** In TeX, as it was written. */
  | { kind: 'formula'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  /** `start` is null for a list with bullets. */
  | { kind: 'list'; start: number | null; blocks: Block[] }
  /** `isDone` is undefined outside of task lists. */
  | { kind: 'item'; isDone: boolean | undefined; blocks: Block[] }
  | { kind: 'table'; alignments: Alignment[]; head: string[]; blocks: Block[] }
  | { kind: 'row'; alignments: Alignment[]; cells: string[] }
  | { kind: 'rule' }

/** What was parsed, and the line after its last one. */
type Parsed = [content: Content, to: number]

/** A block of Markdown; a list contains its items, a table its rows. */
export type Block = Content & {
  /** Its first line. */
  from: number
  /** Its lines, unchanged: the same source is the same block. */
  source: string
}

/** Maximum nesting of quotes and lists; deeper marks are text. */
const maxDepth = 8

type Lines = readonly string[]

const blockOf = (lines: Lines, from: number, [content, to]: Parsed): Block => ({
  ...content,
  from,
  source: lines.slice(from, to).join('\n'),
})

/** Whether a paragraph ends before this line. */
const interrupts = (lines: Lines, at: number): boolean => {
  const line = lines[at] as string
  const first = line.trimStart()[0] ?? ''
  if ('`~'.includes(first)) return fenceOf(line) !== null
  if (first === '#') return headingOf(line) !== null
  if (first === '>') return true
  if (first === '\\' || first === '$') return formulaOf(line) !== null
  if ('-*_'.includes(first) && isRule(line)) return true
  if (/[-*+\d]/.test(first)) {
    const marker = markerOf(line)
    // A year that ends up at the beginning of a line begins no list.
    return marker !== null && marker.content < line.length && (marker.number === null || marker.number === 1)
  }
  return isTable(line, lines[at + 1])
}

const parseCode = (
  lines: Lines,
  from: number,
  { mark, language }: { mark: string; language: string },
): Parsed => {
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
  if (text.at(-1) === '') text.pop()
  return [{ kind: 'code', language, text: text.join('\n') }, at]
}

const parseFormula = (lines: Lines, from: number, isWhole: boolean): Parsed => {
  const to = lineAfterFormula(lines, from, isWhole)
  return [{ kind: 'formula', text: lines.slice(from, to).join('\n') }, to]
}

const parseTable = (lines: Lines, from: number): Parsed => {
  const head = cellsOf(lines[from] as string)
  const alignments = alignmentsOf(lines[from + 1] as string) ?? []
  const blocks: Block[] = []
  let at = from + 2
  for (; at < lines.length; at += 1) {
    const line = lines[at] as string
    if (!line.includes('|') || interrupts(lines, at)) break
    const cells = cellsOf(line)
    const row = { kind: 'row' as const, alignments, cells: head.map((_, column) => cells[column] ?? '') }
    blocks.push(blockOf(lines, at, [row, at + 1]))
  }
  return [{ kind: 'table', alignments, head, blocks }, at]
}

const parseParagraph = (lines: Lines, from: number): Parsed => {
  let at = from + 1
  while (at < lines.length && !isBlank(lines[at] as string) && !interrupts(lines, at)) at += 1
  return [{ kind: 'paragraph', text: lines.slice(from, at).join('\n').trim() }, at]
}

const parseQuote = (lines: Lines, from: number, depth: number): Parsed => {
  const inner: string[] = []
  let at = from
  for (; at < lines.length; at += 1) {
    const line = lines[at] as string
    if (isQuote(line)) inner.push(line.trimStart().replace(/^> ?/, ''))
    else if (isBlank(line) || isBlank(inner.at(-1) as string) || interrupts(lines, at)) break
    else inner.push(line)
  }
  return [{ kind: 'quote', blocks: parseLines(inner, depth + 1) }, at]
}

const parseItem = (lines: Lines, from: number, depth: number): Parsed => {
  const { indent, content } = markerOf(lines[from] as string) as Marker
  const first = (lines[from] as string).slice(content)
  const task = /^\[([ xX])\] (?=\S)/.exec(first)
  const inner = [task ? first.slice(4) : first]
  let at = from + 1
  let end = at
  for (; at < lines.length; at += 1) {
    const line = lines[at] as string
    const lead = indentOf(line)
    if (isBlank(line)) inner.push('')
    // Two spaces are enough: models indent below "1." as below "-".
    else if (lead >= Math.min(content, indent + 2)) inner.push(line.slice(Math.min(lead, content)))
    else if (!isBlank(inner.at(-1) as string) && !markerOf(line) && !interrupts(lines, at)) inner.push(line)
    else break
    if (!isBlank(line)) end = at + 1
  }
  const isDone = task ? task[1] !== ' ' : undefined
  return [{ kind: 'item', isDone, blocks: parseLines(inner.slice(0, end - from), depth + 1) }, end]
}

const parseList = (lines: Lines, from: number, depth: number): Parsed => {
  const { number: start, sign } = markerOf(lines[from] as string) as Marker
  const blocks: Block[] = []
  let to = from
  for (let at = from; at < lines.length; ) {
    while (at < lines.length && isBlank(lines[at] as string)) at += 1
    const marker = at < lines.length && markerOf(lines[at] as string)
    if (!marker || marker.sign !== sign) break
    const item = parseItem(lines, at, depth)
    blocks.push(blockOf(lines, at, item))
    to = item[1]
    at = to
  }
  return [{ kind: 'list', start, blocks }, to]
}

const parseBlock = (lines: Lines, at: number, depth: number): Parsed => {
  const line = lines[at] as string
  const fence = fenceOf(line)
  if (fence) return parseCode(lines, at, fence)
  const formula = formulaOf(line)
  if (formula) return parseFormula(lines, at, formula.isWhole)
  const heading = headingOf(line)
  if (heading) return [{ kind: 'heading', ...heading }, at + 1]
  if (isRule(line)) return [{ kind: 'rule' }, at + 1]
  if (depth < maxDepth && isQuote(line)) return parseQuote(lines, at, depth)
  if (depth < maxDepth && markerOf(line)) return parseList(lines, at, depth)
  if (isTable(line, lines[at + 1])) return parseTable(lines, at)
  return parseParagraph(lines, at)
}

const parseLines = (lines: Lines, depth: number): Block[] => {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at] as string)) {
      at += 1
      continue
    }
    const parsed = parseBlock(lines, at, depth)
    blocks.push(blockOf(lines, at, parsed))
    at = parsed[1]
  }
  return blocks
}

/**
 * Parses the Markdown of GitHub as language models write it, without HTML and references. Every line is looked at a
 * bounded number of times.
 */
export const parseBlocks = (lines: Lines): Block[] => parseLines(lines.map(cleanLine), 0)
