import { array, type GenericSchema, number, object, optional } from 'valibot'
import { listPageMax, listRowsMax } from './constants'
import { wholeNumber } from './whole-number'

/** Which part of a list is asked for; the first page of 20 rows when nothing is said. */
export const pageRequest = object({
  page: optional(wholeNumber(1, listPageMax), 1),
  rows: optional(wholeNumber(1, listRowsMax), 20),
})

/** What every list answers. */
export const pageOf = <const S extends GenericSchema>(row: S) =>
  object({ list: array(row), total: number(), page: number(), rows: number() })
