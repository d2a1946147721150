import { dirname } from 'node:path/posix'
import type { GenericSchema, InferOutput } from 'valibot'
import { ContentError, checkContent, readEach } from './check-content'
import { encodeBy } from './encode'
import type { ContentFormat, ReadItem } from './format'
import { parseYaml, yamlText } from './yaml-text'

const parts = /^---\n(.*?)^---\n?(.*)$/ms

/** The fields in front of a text, as YAML. */
export const fieldsIn = (text: string): string => parts.exec(text)?.[1] ?? ''

const lineCount = (text: string): number => text.split('\n').length

const parse = <S extends GenericSchema>(
  folder: string,
  path: string,
  text: string,
  schema: S,
  now: Date,
): ReadItem<InferOutput<S>> => {
  const file = `${folder}/${path}`
  const [, front, rest] = parts.exec(text) ?? []
  if (front === undefined || rest === undefined || !text.startsWith('---'))
    throw new ContentError([`${file}:1 must begin with fields between two lines of ---`])
  const body = rest.trim()
  const bodyLine = lineCount(text.slice(0, text.length - rest.trimStart().length))
  const fields = parseYaml(file, front, now, 2)
  const lineOf = (path: readonly (string | number)[]) => (path[0] === 'body' ? bodyLine : fields.lineOf(path))
  const value = { ...(fields.value as object), body }
  return { path, item: checkContent({ file, value, lineOf }, schema), lineOf }
}

/** A file for each item: fields in front, and Markdown that is the field `body`. */
export const markdownFiles = <S extends GenericSchema>(
  name: string,
  schema: S,
): ContentFormat<InferOutput<S>> => {
  const includes = (path: string) => dirname(path) === name && path.endsWith('.md')
  return {
    isList: false,
    includes,
    pathOf: (key) => `${name}/${key}.md`,
    read: ({ folder, files, now }) =>
      readEach(
        [...files].filter(([path]) => includes(path)),
        ([path, text]) => parse(folder, path, text, schema, now),
      ),
    encode: (item) => encodeBy(schema, item),
    decode: (value) => checkContent({ file: name, value, lineOf: () => 1 }, schema),
    write: ([value]) => {
      const { body, ...fields } = value as { body?: string }
      return `---\n${yamlText(fields)}---\n${body ? `\n${body}\n` : ''}`
    },
  }
}
