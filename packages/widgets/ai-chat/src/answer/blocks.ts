import type { Block, Taken } from './block'
import { takeList, takeQuote } from './containers'
import { takeCode, takeParagraph, takeTable } from './leaves'
import { cleanLine, fenceOf, headingOf, isBlank, isQuote, isRule, markerOf } from './lines'
import { isTable } from './table'

/** Quotes and lists inside one another; what goes deeper is text. */
const maxDepth = 8

type Lines = readonly string[]

const take = (lines: Lines, at: number, depth: number): Taken => {
  const line = lines[at] as string
  const fence = fenceOf(line)
  if (fence) return takeCode(lines, at, fence)
  const heading = headingOf(line)
  if (heading) return [{ kind: 'heading', ...heading }, at + 1]
  if (isRule(line)) return [{ kind: 'rule' }, at + 1]
  const parse = (inner: Lines) => parseLines(inner, depth + 1)
  if (depth < maxDepth && isQuote(line)) return takeQuote(lines, at, parse)
  if (depth < maxDepth && markerOf(line)) return takeList(lines, at, parse)
  if (isTable(line, lines[at + 1])) return takeTable(lines, at)
  return takeParagraph(lines, at)
}

const parseLines = (lines: Lines, depth: number): Block[] => {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at] as string)) {
      at += 1
      continue
    }
    const [content, to] = take(lines, at, depth)
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
