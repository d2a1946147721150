import { Document, isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { ContentError, type Path, type ReadValue } from './check-content'
import { resolveDates } from './relative-dates'
import { unfolded } from './typeset'

/** A key before a colon of full width, or before one without a space, which YAML takes for a part of the word. */
const misspelt = /^ *(?:- +)?[{ ]*([A-Za-z]\w*) ?(?:：|:(?=[^\s/]))/

/** What a line has in place of a key and its colon, which explains errors in other lines. */
const misspeltKey = (text: string): { line: number; message: string } | null => {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => misspelt.test(line))
  const [, key] = misspelt.exec(lines[index] ?? '') ?? []
  if (key === undefined) return null
  return { line: index + 1, message: `${key}: must be followed by a colon of half width and a space` }
}

/** Texts without what their form in the file adds: a space for each break between two lines, and a line break at the end. */
const tidyTexts = (document: Document.Parsed, text: string): void =>
  visit(document, {
    Scalar(_, node) {
      const { value, type, range } = node
      if (typeof value !== 'string' || !range || !text.slice(range[0], range[1]).includes('\n')) return
      const isLiteral = type === 'BLOCK_LITERAL'
      node.value = (isLiteral ? value : unfolded(value)).replace(/\n+$/, '')
    },
  })

/** Far more than any content has: the parser calls itself for each part in a part, and a stack that ends can end the process. */
const deepest = 100

/** Returns the index of a line whose parts would be too deep, -1 for none. Brackets in texts count as well. */
const tooDeepLine = (text: string): number => {
  let open = 0
  return text.split('\n').findIndex((line) => {
    const begin = /^[\s?:-]*/.exec(line)?.[0] ?? ''
    for (const bracket of line.match(/[[\]{}]/g) ?? []) {
      open = '[{'.includes(bracket) ? open + 1 : Math.max(0, open - 1)
      if (open > deepest) return true
    }
    return begin.length > 2 * deepest
  })
}

/** Parses YAML that begins in a given line of its file. */
export const parseYaml = (file: string, text: string, now: Date, firstLine = 1): ReadValue => {
  const lineCounter = new LineCounter()
  const deep = tooDeepLine(text)
  if (deep >= 0)
    throw new ContentError([`${file}:${firstLine + deep} has parts that are too deep within one another`])
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
  const isMisread = document.errors.length > 0 || isScalar(document.contents)
  const key = isMisread ? misspeltKey(text) : null
  if (key) throw new ContentError([`${file}:${key.line + firstLine - 1} ${key.message}`])
  if (document.errors.length > 0)
    throw new ContentError(document.errors.map(({ message, pos }) => `${file}:${lineAt(pos[0])} ${message}`))
  tidyTexts(document, text)
  const lineOf = (path: Path): number => {
    let node: unknown = document.contents
    let offset = 0
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
        if (!isScalar(pair?.key)) break
        offset = pair.key.range?.[0] ?? offset
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(key)]
        offset = (isMap(node) || isSeq(node) || isScalar(node) ? node.range?.[0] : undefined) ?? offset
      }
    }
    return lineAt(offset)
  }
  return { file, value: resolveDates(document.toJS(), now), lineOf }
}

/** A longer list or part has a line for each of its own. */
const longestLine = 90

/** Writes YAML; a short list of words, or a part of a few, takes one line. */
export const yamlText = (value: unknown): string => {
  const document = new Document(value)
  visit(document, {
    Collection: (_, node, path) => {
      const isShort =
        node.items.every(
          (item) => !isCollection(item) && !(isMap(node) && isCollection((item as { value: unknown }).value)),
        ) && JSON.stringify(node).length <= longestLine
      const isNested = path.some(isCollection)
      if (isNested && isShort) node.flow = true
    },
  })
  return document.toString({ lineWidth: 0 })
}
