import { chinaRange, chinaTime } from '@chuhai/core/dates'

interface Period {
  startsOn: string
  weeks: number
}

const dayMs = 24 * 60 * 60 * 1000

/** The last day of a class, as a date. */
const endsOn = ({ startsOn, weeks }: Period): string =>
  new Date(Date.parse(`${startsOn}T00:00:00Z`) + (weeks * 7 - 1) * dayMs).toISOString().slice(0, 10)

/** `12 月 7 日 – 1 月 3 日`: from its first day to the end of its last week. */
export const classPeriod = (period: Period, now: number): string =>
  chinaRange(period.startsOn, endsOn(period), now)

/** `周一` */
export const firstWeekday = ({ startsOn }: Pick<Period, 'startsOn'>): string => chinaTime(startsOn).weekday
