import type { Warehouse, WarehouseHours } from '@chuhai/contract/logistics'

const week = [1, 2, 3, 4, 5, 6, 7] as const
type Day = (typeof week)[number]

/** Days that follow one another, from the first to the last. */
export interface DayRange {
  from: Day
  to: Day
  /** When it is open on them; none where it is closed. */
  times: readonly { from: string; to: string }[]
}

const timesOn = (hours: readonly WarehouseHours[], day: Day) =>
  hours
    .filter(({ days }) => days.includes(day))
    .map(({ from, to }) => ({ from, to }))
    .sort((one, other) => one.from.localeCompare(other.from))

/** The week from Monday on; days that follow one another with the same hours are one row. */
export const weekOf = (hours: readonly WarehouseHours[]): DayRange[] => {
  const ranges: DayRange[] = []
  for (const day of week) {
    const times = timesOn(hours, day)
    const last = ranges.at(-1)
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.to = day
    else ranges.push({ from: day, to: day, times })
  }
  return ranges
}

const english = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Day of the week and time, as the clocks of a zone show a moment. */
const clockIn = (timeZone: string, moment: number): { day: Day; time: string } => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const day = week[english.indexOf(part('weekday'))] ?? 1
  return { day, time: `${part('hour')}:${part('minute')}` }
}

/** Until when it is open at a moment; null where it is closed. */
export const openUntil = ({ hours, timeZone }: Pick<Warehouse, 'hours' | 'timeZone'>, now: number) => {
  const { day, time } = clockIn(timeZone, now)
  return timesOn(hours, day).find(({ from, to }) => from <= time && time < to)?.to ?? null
}
