import { CsvError, parse } from 'csv-parse/sync'

/** A place in a file. */
export interface Place {
  line: number
  /** As it is titled; without one, the whole line. */
  column?: string
}

/** A cell that holds something. */
export interface Cell extends Required<Place> {
  text: string
  unit: string | null
}

/** A row of a part of a file: its cells by the names of their columns. */
export interface Row {
  line: number
  cells: ReadonlyMap<string, Cell>
  /** The titles of its columns, of those that are empty too. */
  titles: ReadonlyMap<string, string>
}

/** Takes down what is wrong at a place, and returns null. */
export type Report = (place: Place, message: string) => null

const separatorOf = (text: string): string => {
  const count = (separator: string) => text.split(separator).length
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best))
}

/** A row as the file has it. */
export interface RawRow {
  line: number
  texts: string[]
}

/** Reads the rows of a file, whatever separates their cells; empty ones are left out. */
export const rawRows = (text: string, report: Report): RawRow[] => {
  const rows: RawRow[] = []
  try {
    parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (texts: string[], { lines }) => {
        rows.push({ line: lines, texts })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    report({ line: Number(error.lines) }, error.message)
  }
  return rows
}
