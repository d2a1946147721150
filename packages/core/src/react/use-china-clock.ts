'use client'

import type { Locale } from '@chuhai/contract/locale'
import { useSyncExternalStore } from 'react'

const chinaOffsetMinutes = -480
const clockTime = /\d:\d{2}/

/** Whether the clocks around the visitor show another time than those of China. */
const isElsewhere = (): boolean => new Date().getTimezoneOffset() !== chinaOffsetMinutes

const named: Record<Locale, (time: string) => string> = {
  'zh-CN': (time) => `${time}（北京时间）`,
  en: (time) => `${time} (Beijing time)`,
}

const subscribeToNothing = () => () => {}

/**
 * Returns a function that says of a time in China, as those of `@chuhai/core/dates` are, that it is Beijing time, for visitors whose
 * own clocks differ. A server, and what has to agree with its rendering, add nothing.
 *
 * @param locale The language of the page.
 * @example
 * const inChina = useChinaClock('en')
 * const start = inChina('Nov 28 19:30') // 'Nov 28 19:30 (Beijing time)' in Berlin
 */
export const useChinaClock = (locale: Locale = 'zh-CN'): ((time: string) => string) => {
  const isNamed = useSyncExternalStore(subscribeToNothing, isElsewhere, () => false)
  // Words without a clock, as 正在直播, stay as they are.
  return (time) => (isNamed && clockTime.test(time) ? named[locale](time) : time)
}
