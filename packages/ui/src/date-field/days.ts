import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** Dates are yyyy-MM-dd, which sort as text; they are days without a time, so no time zone plays a part. */
const pattern = 'YYYY-MM-DD'
const [first, last] = ['1000-01-01', '9999-12-31']

const written = (day: Dayjs) => (day.year() < 1000 ? first : day.year() > 9999 ? last : day.format(pattern))

export const addDays = (date: string, days: number): string => written(dayjs.utc(date).add(days, 'day'))

/** The same day of another month, or its last day where it has fewer. */
export const addMonths = (date: string, months: number): string =>
  written(dayjs.utc(date).add(months, 'month'))

/** Monday is 0. */
export const weekdayOf = (date: string): number => (dayjs.utc(date).day() + 6) % 7

export const yearOf = (date: string): number => Number(date.slice(0, 4))
export const isSameMonth = (one: string, two: string): boolean => one.slice(0, 7) === two.slice(0, 7)

/** The visitor's own day. */
export const today = (now = new Date()): string => dayjs(now).format(pattern)

export const clamp = (date: string, min = first, max = last): string =>
  date < min ? min : date > max ? max : date

const rowsOf = (count: number, width: number, cell: (index: number) => string): string[][] =>
  Array.from({ length: count }, (_, row) => Array.from({ length: width }, (_, at) => cell(row * width + at)))

/** Six weeks from Monday on that hold the month of a date. */
export const weeksOf = (date: string): string[][] => {
  const start = `${date.slice(0, 8)}01`
  const lead = weekdayOf(start)
  return rowsOf(6, 7, (index) => addDays(start, index - lead))
}

/** The twelve months of a date's year, each as the same day or the nearest. */
export const monthsOf = (date: string): string[][] => {
  const month = Number(date.slice(5, 7)) - 1
  return rowsOf(4, 3, (index) => addMonths(date, index - month))
}

export const yearsShown = 20

/** The first year of the twenty that hold a date's year: 2020 to 2039, 2040 to 2059. */
export const firstYearShown = (date: string): number => yearOf(date) - (yearOf(date) % yearsShown)

/** Those twenty years, each as the same day or the nearest. */
export const yearsOf = (date: string): string[][] =>
  rowsOf(5, 4, (index) => addMonths(date, (firstYearShown(date) + index - yearOf(date)) * 12))
