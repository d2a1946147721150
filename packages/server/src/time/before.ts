import { dayMs } from './durations'

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** The same day some months ago, or the last day of a shorter month. */
export const monthsBefore = (now: Date, months: number): Date => {
  const before = new Date(now)
  before.setUTCMonth(now.getUTCMonth() - months)
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}
