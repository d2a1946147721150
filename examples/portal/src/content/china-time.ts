import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

/** The parts of a moment as a clock in China shows them, alike on the server and in every browser. */
export interface ChinaTime {
  year: number
  month: number
  day: number
  weekday: string
  /** `19:30` */
  clock: string
}

const chinaOffsetHours = 8
const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

export const chinaTime = (moment: string | number): ChinaTime => {
  const date = dayjs.utc(moment).utcOffset(chinaOffsetHours)
  return {
    year: date.year(),
    month: date.month() + 1,
    day: date.date(),
    weekday: weekdays[date.day()] as string,
    clock: date.format('H:mm'),
  }
}

/** `12 月 16 日` */
export const chinaDay = (moment: string | number): string => {
  const { month, day } = chinaTime(moment)
  return `${month} 月 ${day} 日`
}

/** `2026-11-18 10:20` */
export const chinaMoment = (moment: string | number): string =>
  dayjs.utc(moment).utcOffset(chinaOffsetHours).format('YYYY-MM-DD HH:mm')

/** When a broadcast begins, as one would say it now: 今晚 19:30 直播, 正在直播, 11 月 28 日 19:30 直播. */
export const broadcastTime = (startsAt: string, now: number): string => {
  const start = chinaTime(startsAt)
  const wait = new Date(startsAt).getTime() - now
  if (wait <= 0) return '正在直播'
  const isToday = chinaDay(startsAt) === chinaDay(now) && wait < 24 * 3600 * 1000
  const day = isToday ? (Number(start.clock.split(':')[0]) >= 18 ? '今晚' : '今天') : chinaDay(startsAt)
  return `${day} ${start.clock} 直播`
}

/** `11 月 1 日 – 12 月 18 日`; the year where it is not this one, a month or day only once where both share it. */
export const chinaRange = (from: string, to: string | null, now: number): string => {
  const start = chinaTime(from)
  const year = start.year === chinaTime(now).year ? '' : `${start.year} 年 `
  const first = year + chinaDay(from)
  if (!to) return first
  const end = chinaTime(to)
  return `${first} – ${end.month === start.month ? `${end.day} 日` : chinaDay(to)}`
}
