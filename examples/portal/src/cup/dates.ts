import { chinaDay, chinaMidnight } from '@chuhai/core/dates'

/** Returns `2026.11` for `2026-11-02`. */
export const formatMonth = (date: string): string => date.slice(0, 7).replace('-', '.')

/** Returns `11 月 2 日 – 12 月 19 日`, a shared month only once. */
export const formatDays = (startsOn: string, endsOn?: string): string => {
  if (!endsOn || endsOn === startsOn) return chinaDay(startsOn)
  const isOneMonth = startsOn.slice(0, 7) === endsOn.slice(0, 7)
  return `${chinaDay(startsOn)} – ${isOneMonth ? `${Number(endsOn.slice(8))} 日` : chinaDay(endsOn)}`
}

interface Days {
  startsOn: string
  endsOn?: string
}

/** Returns the index of the last stage that has begun, -1 before the first. */
export const currentStage = (schedule: readonly Days[], now: number): number =>
  schedule.findLastIndex(({ startsOn }) => chinaMidnight(startsOn) <= now)
