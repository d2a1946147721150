import { integer, maxValue, minValue, number, pipe, string, toNumber, union } from 'valibot'

/** A whole number of a query, where everything is text. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (min: number, max: number) =>
  pipe(union([string(), number()]), toNumber(), number(), integer(), minValue(min), maxValue(max))
