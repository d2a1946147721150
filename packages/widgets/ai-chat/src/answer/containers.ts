import type { Block, ListItem, Taken } from './block'
import { interrupts } from './leaves'
import { indentOf, isBlank, isQuote, type Marker, markerOf } from './lines'

/** Blocks that hold others. */

type Lines = readonly string[]
type Parse = (lines: Lines) => Block[]

export const takeQuote = (lines: Lines, from: number, parse: Parse): Taken => {
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

const takeItem = (lines: Lines, from: number, parse: Parse): Taken<ListItem> => {
  const { indent, content } = markerOf(lines[from] as string) as Marker
  const first = (lines[from] as string).slice(content)
  const task = /^\[([ xX])\] /.exec(first)
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

export const takeList = (lines: Lines, from: number, parse: Parse): Taken => {
  const start = markerOf(lines[from] as string)?.number ?? null
  const items: ListItem[] = []
  let to = from
  for (let at = from; at < lines.length; ) {
    while (at < lines.length && isBlank(lines[at] as string)) at += 1
    const marker = at < lines.length && markerOf(lines[at] as string)
    if (!marker || (marker.number === null) !== (start === null)) break
    const [item, end] = takeItem(lines, at, parse)
    items.push(item)
    at = end
    to = end
  }
  return [{ kind: 'list', start, items }, to]
}
