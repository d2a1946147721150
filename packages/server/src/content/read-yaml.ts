import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GenericSchema, InferOutput } from 'valibot'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { ContentError, checkContent, type Path, type ReadValue } from './check-content'
import { resolveDates } from './relative-dates'
import type { ContentSource } from './source'

/** Parses YAML that begins in a given line of its file. */
export const parseYaml = (file: string, text: string, now: Date, firstLine = 1): ReadValue => {
  const lineCounter = new LineCounter()
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

/** A file of YAML, checked. */
export const readYaml = <S extends GenericSchema>(
  { folder, now }: ContentSource,
  path: string,
  schema: S,
): InferOutput<S> =>
  checkContent(parseYaml(`content/${path}`, readFileSync(join(folder, path), 'utf8'), now), schema)
