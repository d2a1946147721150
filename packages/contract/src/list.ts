import * as v from 'valibot'
import { listPageMax, listRowsMax } from './constants'
import { wholeNumber } from './fields'

/** The requested page of a list; by default the first 20 rows. */
export const pageRequest = v.object({
  page: v.optional(wholeNumber(1, listPageMax), 1),
  rows: v.optional(wholeNumber(1, listRowsMax), 20),
})

/**
 * The answer of a list, with one page of its rows; `total` counts the rows of all pages.
 *
 * @param row The schema of one row.
 * @example
 * const answer = pageOf(v.object({ id: v.number(), title: v.string() }))
 */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <const S extends v.GenericSchema>(row: S) =>
  v.object({ list: v.array(row), total: v.number(), page: v.number(), rows: v.number() })
