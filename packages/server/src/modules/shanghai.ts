export const dayMs = 24 * 60 * 60 * 1000
/** China has no daylight saving time. */
export const shanghaiOffsetMs = 8 * 60 * 60 * 1000

/** The date in Shanghai, so many days from a moment. */
export const dateInShanghai = (now: Date, days = 0): string =>
  new Date(now.getTime() + shanghaiOffsetMs + days * dayMs).toISOString().slice(0, 10)

/** The first such day of the week, 0 for Sunday, so many days from a moment or later. */
export const dateOnWeekday = (now: Date, days: number, weekday: number): string => {
  const first = new Date(dateInShanghai(now, days)).getUTCDay()
  return dateInShanghai(now, days + ((weekday - first + 7) % 7))
}

/** When the clocks of Shanghai show this time on a date of theirs. */
export const momentInShanghai = (date: string, time: string): Date => new Date(`${date}T${time}+08:00`)

/** The last second of a date in Shanghai. */
export const endInShanghai = (date: string): Date => momentInShanghai(date, '23:59:59')
