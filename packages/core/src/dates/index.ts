import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)

type Moment = string | number

const chinaOffsetHours = 8
const eveningHour = 18
const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']

/** The clock of China, alike on the server and in every browser. */
const inChina = (moment: Moment) => dayjs.utc(moment).utcOffset(chinaOffsetHours)

/**
 * Returns the parts of a moment as a clock in China shows them.
 *
 * @param moment ISO 8601, or milliseconds since 1970.
 * @returns `month` from 1 to 12, `weekday` in Chinese (周一).
 * @example
 * chinaTime('2026-11-18T02:20:00Z').clock // '10:20'
 */
export const chinaTime = (moment: Moment) => {
  const date = inChina(moment)
  return {
    year: date.year(),
    month: date.month() + 1,
    day: date.date(),
    weekday: weekdays[date.day()] as string,
    /** `19:30` */
    clock: date.format('H:mm'),
  }
}

/** Returns the day in China: `2026-11-18`. */
export const chinaDate = (moment: Moment): string => inChina(moment).format('YYYY-MM-DD')

/** Returns the beginning of a date such as `2026-12-16` in China, in milliseconds. */
export const chinaMidnight = (date: string): number => Date.parse(`${date}T00:00:00+08:00`)

/** Returns the date some days or months later; the last day of a month that is shorter. */
export const laterDate = (date: string, count: number, unit: 'day' | 'month' = 'day'): string =>
  dayjs.utc(date).add(count, unit).format('YYYY-MM-DD')

/** Returns the whole days from one date to another. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day')

/** Returns the day in China of a moment or of a date such as `2026-12-16`: `12 月 16 日`. */
export const chinaDay = (moment: Moment): string => inChina(moment).format('M 月 D 日')

/** Returns the time in China, to the minute: `2026-11-18 10:20`. */
export const chinaMoment = (moment: Moment): string => inChina(moment).format('YYYY-MM-DD HH:mm')

/** Returns the time in China, to the second: `2026-11-18 10:20:05`. */
export const chinaSecond = (moment: Moment): string => inChina(moment).format('YYYY-MM-DD HH:mm:ss')

/**
 * Returns a range of days in China: `11 月 1 日 – 12 月 18 日`, with the year where it is not this one, and a month only
 * once where both dates share it. Without an end it is the first day.
 *
 * @param now The current time, in milliseconds.
 * @example
 * chinaRange('2026-11-01', '2026-12-18', Date.now())
 */
export const chinaRange = (from: Moment, to: Moment | null, now: number): string => {
  const [start, end] = [inChina(from), to === null ? null : inChina(to)]
  const first = start.format(start.year() === inChina(now).year() ? 'M 月 D 日' : 'YYYY 年 M 月 D 日')
  return end ? `${first} – ${end.format(end.month() === start.month() ? 'D 日' : 'M 月 D 日')}` : first
}

/** Words of `broadcastTime` in the language of the page: on air, today, tonight, tomorrow. */
export interface BroadcastTexts {
  onAir: string
  today: string
  tonight: string
  tomorrow: string
}

/**
 * Returns when a broadcast begins, in the time of China: 正在直播 from its start to its end, 今晚 19:30, 今天 14:00, 明天 14:00,
 * 11 月 28 日 09:30. A text that is no date is returned as it is.
 *
 * @param now The current time: ISO 8601, or milliseconds since 1970.
 * @param texts The words for on air, today, tonight and tomorrow; the date itself follows `locale`.
 */
export const broadcastTime = (
  { videoTime: startsAt, videoEnd: endsAt }: { videoTime: string; videoEnd: string },
  now: Moment,
  texts: BroadcastTexts,
  locale: 'zh-CN' | 'en' = 'zh-CN',
): string => {
  const [start, current] = [inChina(startsAt), inChina(now)]
  if (!start.isValid()) return startsAt
  if (!current.isBefore(start) && current.isBefore(inChina(endsAt))) return texts.onAir
  const today = chinaDate(now)
  const days: Record<string, string> = {
    [today]: start.hour() >= eveningHour ? texts.tonight : texts.today,
    [laterDate(today, 1)]: texts.tomorrow,
  }
  // Non-breaking spaces keep figure and unit on one line.
  const day = days[chinaDate(startsAt)] ?? start.format(locale === 'en' ? 'MMM D' : 'M\u00a0月 D\u00a0日')
  return `${day} ${start.format('HH:mm')}`
}
