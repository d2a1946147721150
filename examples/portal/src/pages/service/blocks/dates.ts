import { chinaTime } from '@chuhai/core/dates'
import type { ShownBlockOf } from './block'

export type Entry = ShownBlockOf<'timetable'>['list'][number]

export interface Appointment {
  entry: Entry
  /** When it is next: `2026-12-10`. */
  date: string
  until: string | null
}

const dayMs = 86_400_000

const pad = (number: number) => String(number).padStart(2, '0')
const write = (time: number) => new Date(time).toISOString().slice(0, 10)
const read = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** The day in China. */
export const todayOf = (now: number): string => {
  const { year, month, day } = chinaTime(now)
  return `${year}-${pad(month)}-${pad(day)}`
}

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string): number => Math.round((read(to) - read(from)) / dayMs)

const monthsOf = { monthly: 1, quarterly: 3, yearly: 12 } as const

/** The same day some months later; the last day of a shorter month. */
const addMonths = (date: string, count: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return write(Date.UTC(year, month - 1 + count, Math.min(day, lastDay)))
}

/** The time of the n-th repetition, counted from the first, so that the 31st comes back after February. */
const repetition = (date: string, repeats: NonNullable<Entry['repeats']>, count: number): string =>
  repeats === 'weekly' ? write(read(date) + count * 7 * dayMs) : addMonths(date, count * monthsOf[repeats])

const next = (entry: Entry, today: string): Appointment | null => {
  const { date, until, repeats } = entry
  const length = until ? daysBetween(date, until) : 0
  const endOf = (start: string) => write(read(start) + length * dayMs)
  let start = date
  if (repeats) for (let count = 1; endOf(start) < today; count++) start = repetition(date, repeats, count)
  if (endOf(start) < today) return null
  return { entry, date: start, until: until ? endOf(start) : null }
}

/** What is still to come, the soonest first. */
export const appointments = (list: readonly Entry[], today: string): Appointment[] =>
  list
    .flatMap((entry) => next(entry, today) ?? [])
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))
