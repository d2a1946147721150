import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CsvError, type Info, parse } from 'csv-parse/sync'
import { type GenericSchema, type InferOutput, pipe, regex, string, transform } from 'valibot'
import { ContentError, checkContent, readEach } from './check-content'
import type { ContentSource } from './source'

/** Cells are texts: these make of them what a table's schema asks for. */
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

const parseRows = (file: string, text: string): { info: Info; record: object }[] => {
  try {
    return parse(text, { bom: true, columns: true, info: true, skip_empty_lines: true }) as never
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new ContentError([`${file}:${error.lines} ${error.message}`])
  }
}

/** The rows of a table, checked. */
export const readCsv = <S extends GenericSchema>(
  { folder }: ContentSource,
  path: string,
  schema: S,
): InferOutput<S>[] => {
  const file = `content/${path}`
  return readEach(parseRows(file, readFileSync(join(folder, path), 'utf8')), ({ info, record }) =>
    // A row whose cells hold line breaks is named by its last line.
    checkContent({ file, value: record, lineOf: () => info.lines }, schema),
  )
}
