import { daysBetween, laterDate } from '@chuhai/core/dates'
import type { ShownBlockOf } from './block'

export type Entry = ShownBlockOf<'timetable'>['list'][number]

export interface Appointment {
  entry: Entry
  /** When it is next: `2026-12-10`. */
  date: string
  until: string | null
}

const monthsOf = { monthly: 1, quarterly: 3, yearly: 12 } as const

/** The time of the n-th repetition, counted from the first, so that the 31st comes back after February. */
const repetition = (date: string, repeats: NonNullable<Entry['repeats']>, count: number): string =>
  repeats === 'weekly' ? laterDate(date, count * 7) : laterDate(date, count * monthsOf[repeats], 'month')

const next = (entry: Entry, today: string): Appointment | null => {
  const { date, until, repeats } = entry
  const length = until ? daysBetween(date, until) : 0
  const endOf = (start: string) => laterDate(start, length)
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
