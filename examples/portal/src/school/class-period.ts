import { chinaRange, chinaTime, laterDate } from '@chuhai/core/dates'

interface Period {
  startsOn: string
  weeks: number
}

/** `12 月 7 日 – 1 月 3 日`: from its first day to the end of its last week. */
export const classPeriod = ({ startsOn, weeks }: Period, now: number): string =>
  chinaRange(startsOn, laterDate(startsOn, weeks * 7 - 1), now)

/** `周一` */
export const firstWeekday = ({ startsOn }: Pick<Period, 'startsOn'>): string => chinaTime(startsOn).weekday
