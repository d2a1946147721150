export const dayMs = 24 * 60 * 60 * 1000
/** China has no daylight saving time. */
export const shanghaiOffsetMs = 8 * 60 * 60 * 1000

/** Returns the date in Shanghai some days after a moment. */
export const dateInShanghai = (now: Date, days = 0): string =>
  new Date(now.getTime() + shanghaiOffsetMs + days * dayMs).toISOString().slice(0, 10)

/** Returns the first date with this weekday (0 for Sunday) at least some days after a moment. */
export const dateOnWeekday = (now: Date, days: number, weekday: number): string => {
  const first = new Date(dateInShanghai(now, days)).getUTCDay()
  return dateInShanghai(now, days + ((weekday - first + 7) % 7))
}

/** Returns the moment of a local date and time in Shanghai. */
export const momentInShanghai = (date: string, time: string): Date => new Date(`${date}T${time}+08:00`)

/** Returns the last second of a date in Shanghai. */
export const endInShanghai = (date: string): Date => momentInShanghai(date, '23:59:59')
