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

export interface ListItem {
  /** Of a task list: whether it is done. */
  isDone?: boolean | undefined
  blocks: Block[]
}

type Content =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'quote'; blocks: Block[] }
  /** `start` is null for a list with bullets. */
  | { kind: 'list'; start: number | null; items: ListItem[] }
  | { kind: 'table'; alignments: Alignment[]; head: string[]; rows: string[][] }
  | { kind: 'rule' }

/** What was parsed, and the line after its last one. */
type Parsed<What = Content> = [content: What, to: number]

/** A block of Markdown. */
export type Block = Content & {
  /** The line it begins with. */
  from: number
  /** Its lines, as they were written: the same source is the same block. */
  source: string
}

/** Quotes and lists inside one another; what goes deeper is text. */
const maxDepth = 8

type Lines = readonly string[]
type Parse = (lines: Lines) => Block[]

/** Whether a paragraph ends before this line. */
const interrupts = (lines: Lines, at: number): boolean => {
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

const parseTable = (lines: Lines, from: number): Parsed => {
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

const parseParagraph = (lines: Lines, from: number): Parsed => {
  let at = from + 1
  while (at < lines.length && !isBlank(lines[at] as string) && !interrupts(lines, at)) at += 1
  return [{ kind: 'paragraph', text: lines.slice(from, at).join('\n').trim() }, at]
}

const parseQuote = (lines: Lines, from: number, parse: Parse): Parsed => {
  const inner: string[] = []
  let at = from
  for (; at < lines.length; at += 1) {
    const line = lines[at] as string
    if (isQuote(line)) inner.push(line.trimStart().replace(/^> ?/, ''))
    else if (isBlank(line) || isBlank(inner.at(-1) as string) || interrupts(lines, at)) break
    else inner.push(line)
  }
  return [{ kind: 'quote', blocks: parse(inner) }, at]
}

const parseItem = (lines: Lines, from: number, parse: Parse): Parsed<ListItem> => {
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
  return [{ isDone, blocks: parse(inner.slice(0, end - from)) }, end]
}

const parseList = (lines: Lines, from: number, parse: Parse): Parsed => {
  const { number: start, sign } = markerOf(lines[from] as string) as Marker
  const items: ListItem[] = []
  let to = from
  for (let at = from; at < lines.length; ) {
    while (at < lines.length && isBlank(lines[at] as string)) at += 1
    const marker = at < lines.length && markerOf(lines[at] as string)
    if (!marker || marker.sign !== sign) break
    const [item, end] = parseItem(lines, at, parse)
    items.push(item)
    at = end
    to = end
  }
  return [{ kind: 'list', start, items }, to]
}

const parseBlock = (lines: Lines, at: number, depth: number): Parsed => {
  const line = lines[at] as string
  const fence = fenceOf(line)
  if (fence) return parseCode(lines, at, fence)
  const heading = headingOf(line)
  if (heading) return [{ kind: 'heading', ...heading }, at + 1]
  if (isRule(line)) return [{ kind: 'rule' }, at + 1]
  const parse = (inner: Lines) => parseLines(inner, depth + 1)
  if (depth < maxDepth && isQuote(line)) return parseQuote(lines, at, parse)
  if (depth < maxDepth && markerOf(line)) return parseList(lines, at, parse)
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
    const [content, to] = parseBlock(lines, at, depth)
    blocks.push({ ...content, from: at, source: lines.slice(at, to).join('\n') })
    at = to
  }
  return blocks
}

/**
 * The blocks of a text: paragraphs, headings, lists, tables, code, quotes and rules of GitHub's Markdown, as language models
 * write it. No HTML and no references. Every line is looked at a bounded number of times, whatever it says.
 */
export const parseBlocks = (lines: Lines): Block[] => parseLines(lines.map(cleanLine), 0)
