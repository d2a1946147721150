import { check, isoTimestamp, minLength, pipe, string, transform } from 'valibot'

/** A text that is not left empty. */
export const text = pipe(string(), minLength(1, 'must not be empty'))

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && time >= 0 && new Date(time).toISOString().startsWith(text)
}

/** `2026-11-15`. */
export const date = pipe(string(), check(isDate, 'must be a date'))

/** `2026-11-15T01:00:00Z`. */
export const moment = pipe(
  string(),
  isoTimestamp('must be a date with a time'),
  transform((time) => new Date(time)),
)

const timeOfDay = /^[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?$/
const zone = /(Z|[+-]\d\d:\d\d)$/

/** The text of a date and a time of day; a time without its zone is one of China. */
const momentOf = (date: string, time: string): Date =>
  new Date(`${date}T${time.slice(1)}${zone.test(time) ? '' : '+08:00'}`)

/** `2026-11-15`, or with a time of day: `2026-11-15 09:30`, `2026-11-15T09:30:00+08:00`. */
export const dateOrMoment = pipe(
  string(),
  check(
    (text) => isDate(text.slice(0, 10)) && (text.length === 10 || timeOfDay.test(text.slice(10))),
    'must be a date',
  ),
  transform((text) => (text.length === 10 ? text : momentOf(text.slice(0, 10), text.slice(10)))),
)
