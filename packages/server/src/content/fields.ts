import { isoDate, isoTimestamp, minLength, pipe, string, transform } from 'valibot'

/** A text that is not left empty. */
export const text = pipe(string(), minLength(1, 'must not be empty'))

/** `2026-11-15`. */
export const date = pipe(string(), isoDate('must be a date'))

/** `2026-11-15T01:00:00Z`. */
export const moment = pipe(
  string(),
  isoTimestamp('must be a date with a time'),
  transform((time) => new Date(time)),
)
