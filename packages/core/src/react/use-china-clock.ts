'use client'

import type { Locale } from '@chuhai/contract/locale'
import { useSyncExternalStore } from 'react'

const chinaOffsetMinutes = -480
const clockTime = /\d:\d{2}/

/** Whether the visitor's time zone differs from China's. */
const isElsewhere = (): boolean => new Date().getTimezoneOffset() !== chinaOffsetMinutes

const named: Record<Locale, (time: string) => string> = {
  'zh-CN': (time) => `${time}（北京时间）`,
  en: (time) => `${time} (Beijing time)`,
}

const subscribeToNothing = () => () => {}

/**
 * Returns a function that adds "Beijing time" to a time in China, as `@chuhai/core/dates` formats it, for visitors in another time
 * zone. Nothing is added on the server and while its HTML is hydrated.
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
