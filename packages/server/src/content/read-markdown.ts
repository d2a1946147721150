import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GenericSchema, InferOutput } from 'valibot'
import { ContentError, checkContent, readEach } from './check-content'
import { markdownProblems } from './markdown'
import { parseYaml } from './read-yaml'
import type { ContentSource } from './source'

const parts = /^---\r?\n(.*?)^---\r?\n?(.*)$/ms

const lineCount = (text: string): number => text.split('\n').length

const parse = <S extends GenericSchema>(file: string, text: string, schema: S, now: Date): InferOutput<S> => {
  const [, front, rest] = parts.exec(text) ?? []
  if (front === undefined || rest === undefined || !text.startsWith('---'))
    throw new ContentError([`${file}:1 must begin with fields between two lines of ---`])
  const body = rest.trim()
  const bodyLine = lineCount(text.slice(0, text.length - rest.trimStart().length))
  const fields = parseYaml(file, front, now, 2)
  const problems = markdownProblems(body)
  if (problems.length > 0)
    throw new ContentError(
      problems.map(({ line, message }) => `${file}:${bodyLine + line - 1} body: ${message}`),
    )
  return checkContent(
    {
      file,
      value: { ...(fields.value as object), body },
      lineOf: (path) => (path[0] === 'body' ? bodyLine : fields.lineOf(path)),
    },
    schema,
  )
}

/** The files of a folder, each with its fields in front and its Markdown as `body`, checked. */
export const readMarkdown = <S extends GenericSchema>(
  { folder, now }: ContentSource,
  type: string,
  schema: S,
): InferOutput<S>[] => {
  const names = readdirSync(join(folder, type)).filter((name) => name.endsWith('.md'))
  return readEach(names.sort(), (name) =>
    parse(`content/${type}/${name}`, readFileSync(join(folder, type, name), 'utf8'), schema, now),
  )
}
