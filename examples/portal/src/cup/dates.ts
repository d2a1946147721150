import { chinaDay } from '@chuhai/core/dates'

/** `2026.11` of `2026-11-02`. */
export const monthText = (date: string): string => date.slice(0, 7).replace('-', '.')

/** `11 月 2 日 – 12 月 19 日`; a month stands only once where both share it. */
export const daysText = (startsOn: string, endsOn?: string): string => {
  if (!endsOn || endsOn === startsOn) return chinaDay(startsOn)
  const isOneMonth = startsOn.slice(0, 7) === endsOn.slice(0, 7)
  return `${chinaDay(startsOn)} – ${isOneMonth ? `${Number(endsOn.slice(8))} 日` : chinaDay(endsOn)}`
}

/** Midnight in China at the beginning of a date. */
const beginOf = (date: string): number => Date.parse(`${date}T00:00:00+08:00`)

interface Days {
  startsOn: string
  endsOn?: string
}

/** The last part of the schedule that has begun; -1 before the first. */
export const currentOf = (schedule: readonly Days[], now: number): number =>
  schedule.findLastIndex(({ startsOn }) => beginOf(startsOn) <= now)
