import type { Locale } from '@chuhai/contract/locale'

const chinaOffsetMinutes = -480
const clockTime = /\d:\d{2}/

/** Whether the clocks around the visitor show another time than those of China. */
export const isElsewhere = (moment: number = Date.now()): boolean =>
  new Date(moment).getTimezoneOffset() !== chinaOffsetMinutes

const named: Record<Locale, (time: string) => string> = {
  'zh-CN': (time) => `${time}（北京时间）`,
  en: (time) => `${time} (Beijing time)`,
}

/** Returns a time with the name of the clock that it is of; words without a clock, as 正在直播, stay as they are. */
export const withClockName = (time: string, locale: Locale): string =>
  clockTime.test(time) ? named[locale](time) : time
