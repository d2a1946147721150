import { integer, maxValue, minValue, number, object, pipe, regex, string, transform } from 'valibot'

const largest = 2_147_483_647

/** An id as JSON carries it. */
/* @__NO_SIDE_EFFECTS__ */
export const rowId = () => pipe(number(), integer(), minValue(1), maxValue(largest))

/** `{id}` of a path, where everything is text. */
/* @__NO_SIDE_EFFECTS__ */
export const idInPath = () =>
  object({ id: pipe(string(), regex(/^[1-9]\d{0,9}$/), transform(Number), maxValue(largest)) })
