import type { Locale } from '@chuhai/contract/locale'
import { useSyncExternalStore } from 'react'
import { isElsewhere, withClockName } from '../dates/china-clock'

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
  const isNamed = useSyncExternalStore(
    subscribeToNothing,
    () => isElsewhere(),
    () => false,
  )
  return (time) => (isNamed ? withClockName(time, locale) : time)
}
