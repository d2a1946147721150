import {
  array,
  type GenericSchema,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  toNumber,
  union,
} from 'valibot'

const count = (max: number) =>
  pipe(union([string(), number()]), toNumber(), number(), integer(), minValue(1), maxValue(max))

/** Which part of a list is asked for; the first page of 20 rows when nothing is said. 9999 rows are the specified most. */
export const pageRequest = object({
  page: optional(count(1_000_000), 1),
  rows: optional(count(9999), 20),
})

/** What every list answers. */
export const pageOf = <const S extends GenericSchema>(row: S) =>
  object({ list: array(row), total: number(), page: number(), rows: number() })
