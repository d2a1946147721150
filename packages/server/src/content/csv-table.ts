import { CsvError, type Info, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { type GenericSchema, type InferOutput, pipe, regex, string, transform } from 'valibot'
import { ContentError, checkContent, readEach } from './check-content'
import type { ContentFormat } from './format'

/** Schemas that convert the texts of cells. */
export const cell = {
  wholeNumber: pipe(string(), regex(/^\d+$/, 'must be a whole number'), transform(Number)),
  optionalNumber: pipe(
    string(),
    regex(/^\d*$/, 'must be a whole number or empty'),
    transform((text) => (text === '' ? null : Number(text))),
  ),
  /** `a|b|c`; an empty cell is an empty list. */
  list: pipe(
    string(),
    transform((text) => (text === '' ? [] : text.split('|'))),
  ),
  flag: pipe(
    string(),
    regex(/^(yes)?$/, 'must be yes or empty'),
    transform((text) => text === 'yes'),
  ),
}

/** The text of a cell that the schemas above convert to this value. */
const cellOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.join('|')
  if (typeof value === 'boolean') return value ? 'yes' : ''
  return value === null || value === undefined ? '' : String(value)
}

const parseRows = (file: string, text: string): { info: Info; record: object }[] => {
  try {
    return parse(text, { bom: true, columns: true, info: true, skip_empty_lines: true }) as never
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ContentError([`${file}:${error.lines} ${error.message}`])
  }
}

/** One table whose rows are the items, in their order; the schema's entries are the columns. */
export const csvTable = <S extends GenericSchema & { entries: object }>(
  path: string,
  schema: S,
): ContentFormat<InferOutput<S>> => {
  const columns = Object.keys(schema.entries)
  return {
    isList: true,
    includes: (other) => other === path,
    pathOf: () => path,
    read: ({ folder, files }) => {
      const file = `${folder}/${path}`
      return readEach(parseRows(file, files.get(path) ?? ''), ({ info, record }) => {
        // The line number of a row with line breaks is that of its last line.
        const lineOf = () => info.lines
        return { path, item: checkContent({ file, value: record, lineOf }, schema), lineOf }
      })
    },
    encode: (item) =>
      Object.fromEntries(columns.map((name) => [name, cellOf((item as Record<string, unknown>)[name])])),
    decode: (value) => checkContent({ file: path, value, lineOf: () => 1 }, schema),
    write: (values) => stringify(values as Record<string, string>[], { header: true, columns }),
  }
}
