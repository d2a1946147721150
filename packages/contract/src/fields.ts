import {
  integer,
  maxValue,
  minValue,
  number,
  object,
  pipe,
  regex,
  string,
  toNumber,
  transform,
  union,
} from 'valibot'

const largest = 2_147_483_647

/** An id as JSON carries it. */
/* @__NO_SIDE_EFFECTS__ */
export const rowId = () => pipe(number(), integer(), minValue(1), maxValue(largest))

/** `{id}` of a path, where everything is text. */
/* @__NO_SIDE_EFFECTS__ */
export const idInPath = () =>
  object({ id: pipe(string(), regex(/^[1-9]\d{0,9}$/), transform(Number), maxValue(largest)) })

/** A whole number of a query, where everything is text. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (min: number, max: number) =>
  pipe(union([string(), number()]), toNumber(), number(), integer(), minValue(min), maxValue(max))

/** Length as a person counts it: 𠮷 is one character, though two in UTF-16. */
export const atMost = (max: number) => (value: string) => [...value].length <= max
