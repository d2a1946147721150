/** Dates are yyyy-MM-dd, which sort as text; only days and months are reckoned, so no time zone plays a part. */
const first = '1000-01-01'
const last = '9999-12-31'

const timeOf = (date: string) => new Date(`${date}T00:00:00Z`)
const within = (date: string, min = first, max = last) => (date < min ? min : date > max ? max : date)
const written = (time: Date) => {
  const year = time.getUTCFullYear()
  return year < 1000 ? first : year > 9999 ? last : time.toISOString().slice(0, 10)
}

export const addDays = (date: string, days: number): string => {
  const time = timeOf(date)
  time.setUTCDate(time.getUTCDate() + days)
  return written(time)
}

/** The same day of another month, or its last day where it has fewer. */
export const addMonths = (date: string, months: number): string => {
  const time = timeOf(date)
  const day = time.getUTCDate()
  time.setUTCDate(1)
  time.setUTCMonth(time.getUTCMonth() + months + 1, 0)
  time.setUTCDate(Math.min(day, time.getUTCDate()))
  return written(time)
}

/** Monday is 0. */
export const weekdayOf = (date: string): number => (timeOf(date).getUTCDay() + 6) % 7

export const yearOf = (date: string): number => Number(date.slice(0, 4))
export const isSameMonth = (one: string, two: string): boolean => one.slice(0, 7) === two.slice(0, 7)

/** The visitor's own day. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-')

export const clamp = within

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
