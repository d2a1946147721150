import * as v from 'valibot'

const largest = 2_147_483_647

/** An id as JSON carries it. */
/* @__NO_SIDE_EFFECTS__ */
export const rowId = () => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largest))

/** `{id}` of a path, where everything is text: written in one way only, or a number. */
/* @__NO_SIDE_EFFECTS__ */
export const idInPath = () => {
  const written = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(largest))
  return v.object({ id: v.union([written, rowId()]) })
}

/** The id of a row that is named by chance; a pattern, as `uuid` of valibot would come with every widget. */
/* @__NO_SIDE_EFFECTS__ */
export const recordId = () => v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/))

/** A whole number of a query, where everything is text. */
/* @__NO_SIDE_EFFECTS__ */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.toNumber(),
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  )

/** Length as a person counts it: 𠮷 is one character, though two in UTF-16. */
export const atMost = (max: number) => (value: string) => [...value].length <= max

/** A time as JSON and queries carry it, `2026-11-20T01:00:00.000Z`. */
/* @__NO_SIDE_EFFECTS__ */
export const moment = () => v.pipe(v.string(), v.isoTimestamp(), v.toDate())

/** Words to search for or to filter by; may be empty. The search cleans them, so that pages that only ask carry no rules. */
/* @__NO_SIDE_EFFECTS__ */
export const searchWords = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
