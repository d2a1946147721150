import { chinaDay, chinaRange, chinaTime } from '@chuhai/core/dates'

/** `周三 9:00–17:00`; both days where it lasts longer. */
export const hoursOf = (startsAt: string, endsAt: string, now: number): string => {
  const [from, to] = [chinaTime(startsAt), chinaTime(endsAt)]
  return from.month === to.month && from.day === to.day
    ? `${from.weekday} ${from.clock}–${to.clock}`
    : chinaRange(startsAt, endsAt, now)
}

/** The day as well: `12 月 16 日 周三 9:00–17:00`. */
export const whenOf = (startsAt: string, endsAt: string, now: number): string => {
  const [day, hours] = [chinaDay(startsAt), hoursOf(startsAt, endsAt, now)]
  return hours.startsWith(day) ? hours : `${day} ${hours}`
}

const periods: Record<number, string> = { 7: '每周', 14: '每两周', 84: '每季度', 364: '每年' }

/** `每周一次`, `每 8 周一次`. */
export const periodOf = (everyDays: number | null): string => {
  if (everyDays === null) return '单场'
  const period = periods[everyDays] ?? (everyDays % 7 === 0 ? `每 ${everyDays / 7} 周` : `每 ${everyDays} 天`)
  return `${period}一次`
}

/** The city and the place; online the place alone. */
export const placeOf = ({ city, place }: { city: string; place: string }): string =>
  city === '线上' ? place : `${city} · ${place}`
