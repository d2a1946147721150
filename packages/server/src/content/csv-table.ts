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

/** Returns the separator of a table: spreadsheets use commas, semicolons or tabs. It is the most frequent one in the header. */
const delimiterOf = (text: string): string => {
  const names = text.split('\n', 1)[0] ?? ''
  const count = (delimiter: string) => names.split(delimiter).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** Empty rows at the end, with any number of separators. */
const emptyEnd = /\n[,;\t \n]+$/

const unnamed = /^column \d+$/

/** Returns the names of the columns. A column without a name gets its number, for error messages. Throws for missing and unknown names. */
const namesOf = (file: string, columns: readonly string[], names: readonly string[]): string[] => {
  const missing = columns.filter((name) => !names.includes(name))
  const unknown = names.filter((name) => name !== '' && !columns.includes(name))
  // A missing column is often a renamed one: its right name is enough.
  const problems =
    missing.length > 0
      ? [`has no column ${missing.join(', ')}`]
      : unknown.map((name) => `${name}: is not a known column`)
  if (problems.length > 0) throw new ContentError(problems.map((problem) => `${file}:1 ${problem}`))
  return names.map((name, index) => name || `column ${index + 1}`)
}

interface Row {
  info: Info
  record: object
}

const parseRows = (file: string, text: string, columns: readonly string[]): Row[] => {
  try {
    return parse<Row>(text.replace(emptyEnd, '\n'), {
      columns: (names: string[]) => namesOf(file, columns, names),
      delimiter: delimiterOf(text),
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ContentError([`${file}:${error.lines} ${error.message}`])
  }
}

/** A record without the empty cells of columns that have no name. */
const withoutUnnamed = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([name, text]) => text !== '' || !unnamed.test(name)))

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
      return readEach(parseRows(file, files.get(path) ?? '', columns), ({ info, record }) => {
        // The line number of a row with line breaks is that of its last line.
        const lineOf = () => info.lines
        return { path, item: checkContent({ file, value: withoutUnnamed(record), lineOf }, schema), lineOf }
      })
    },
    encode: (item) =>
      Object.fromEntries(columns.map((name) => [name, cellOf((item as Record<string, unknown>)[name])])),
    decode: (value) => checkContent({ file: path, value, lineOf: () => 1 }, schema),
    write: (values) => stringify(values as Record<string, string>[], { header: true, columns }),
  }
}
