import { readFile } from 'node:fs/promises'
import { shipmentBatchRowsMax } from '@chuhai/contract/constants'
import { ApiError } from '../../../http/api-error'
import { readText, UnreadableText } from '../../../text-files/text-file'
import { type RawRow, rawRows } from '../../rates/csv/rows'
import { batchColumns, resultColumns, resultNumber } from './columns'

/** A row of a file with its line number; the titles are on line 1. */
export interface BatchLine {
  line: number
  /** In the order of `batchColumns`. */
  cells: string[]
}

const textOf = async (path: string): Promise<string> => {
  try {
    return readText(await readFile(path)).text
  } catch (error) {
    if (error instanceof UnreadableText) throw new ApiError('SHIPMENT_BATCH_UNREADABLE')
    throw error
  }
}

const rowsOf = (text: string): RawRow[] =>
  rawRows(text, () => {
    throw new ApiError('SHIPMENT_BATCH_UNREADABLE')
  })

/** Titles may have full-width brackets, and white space from spreadsheets. */
const plainTitle = (title: string): string => title.replace(/\s/g, '').replace('（', '(').replace('）', ')')

/** Excel writes an apostrophe in front of what it would take for a formula or a number. */
const plainCell = (text: string): string => text.replace(/^'(?=[=+\-@\d])/, '')

/**
 * Reads a file of shipments with its columns in any order. Of a result file that is uploaded again, rows that already have a shipment
 * are skipped.
 */
export const readBatchFile = async (path: string): Promise<BatchLine[]> => {
  const [titles, ...rows] = rowsOf(await textOf(path))
  const names = titles?.texts.map(plainTitle) ?? []
  const known = new Set<string>([...batchColumns, ...resultColumns, ''])
  const isTemplate =
    batchColumns.every((name) => names.includes(name)) && names.every((name) => known.has(name))
  if (!isTemplate) throw new ApiError('SHIPMENT_BATCH_COLUMNS')
  const pending = rows.filter(({ texts }) => !texts[names.indexOf(resultNumber)])
  if (pending.length === 0 || pending.length > shipmentBatchRowsMax) throw new ApiError('SHIPMENT_BATCH_ROWS')
  return pending.map(({ line, texts }) => ({
    line,
    cells: batchColumns.map((name) => plainCell(texts[names.indexOf(name)] ?? '')),
  }))
}
