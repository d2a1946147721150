import { array, type GenericSchema, number, object, optional } from 'valibot'
import { listPageMax, listRowsMax } from './constants'
import { wholeNumber } from './fields'

/** The requested page of a list; by default the first 20 rows. */
export const pageRequest = object({
  page: optional(wholeNumber(1, listPageMax), 1),
  rows: optional(wholeNumber(1, listRowsMax), 20),
})

/** What every list answers. */
export const pageOf = <const S extends GenericSchema>(row: S) =>
  object({ list: array(row), total: number(), page: number(), rows: number() })
