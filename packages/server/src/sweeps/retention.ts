import { dayMs } from '../time/durations'
/**
 * How long personal data is stored at most, as the privacy page says. Settings may shorten it.
 */
export const longestRetention = {
  leadMonths: 24,
  registrationMonths: 24,
  applicationMonths: 24,
  orderMonths: 60,
  pageViewMonths: 12,
  assistantDays: 90,
  outboxDays: 30,
  accessLogMonths: 36,
}

/** How many days the rows stay that strangers can make at will: what is kept apart, and forged notices. */
export const unwantedDays = 30

export type Retention = typeof longestRetention


export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** The same day some months ago, or the last day of a shorter month. */
export const monthsBefore = (now: Date, months: number): Date => {
  const before = new Date(now)
  before.setUTCMonth(now.getUTCMonth() - months)
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}
