import { Document, isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { ContentError, type Path, type ReadValue } from './check-content'
import { resolveDates } from './relative-dates'

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
  if (document.errors.length > 0)
    throw new ContentError(document.errors.map(({ message, pos }) => `${file}:${lineAt(pos[0])} ${message}`))
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
