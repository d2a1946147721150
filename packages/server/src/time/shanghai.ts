import { dayMs } from './durations'

/** China has no daylight saving time. */
const shanghaiOffsetMs = 8 * 60 * 60 * 1000

/** Returns a moment as clocks in Shanghai show it: `2026-11-20 19:30:05`. */
export const timeInShanghai = (moment: Date): string =>
  new Date(moment.getTime() + shanghaiOffsetMs).toISOString().slice(0, 19).replace('T', ' ')

/** Returns a moment as clocks in Shanghai show it, with their zone: `2026-11-20T19:30:05+08:00`. */
export const isoInShanghai = (moment: Date): string => `${timeInShanghai(moment).replace(' ', 'T')}+08:00`

/** Reads what `timeInShanghai` writes; null where it is none. */
export const readTimeInShanghai = (text: string): Date | null => {
  const [, date = '', time = ''] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text) ?? []
  const moment = momentInShanghai(date, time)
  return Number.isNaN(moment.getTime()) ? null : moment
}

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
