import { dayMs } from '../time/durations'
import { dateInShanghai, momentInShanghai } from '../time/shanghai'
import type { Option } from './options'
import { UsageError } from './usage-error'

/** Whether a text is a date of the calendar, which 2026-02-30 is not. */
export const isDate = (text: string): boolean => {
  const moment = momentInShanghai(text, '00:00:00')
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime()) && dateInShanghai(moment) === text
  )
}

export const midnight = (date: string): Date => momentInShanghai(date, '00:00:00')
const nextMidnight = (date: string): Date => new Date(midnight(date).getTime() + dayMs)

/** A date in Beijing; its value is a moment of it, as ISO 8601. */
export const date = (about: string, momentOf: (date: string) => Date): Option<string> => ({
  about,
  value: '日期',
  read(given) {
    if (!isDate(given)) throw new UsageError('请写成 2026-11-01 这样的日期。')
    return momentOf(given).toISOString()
  },
})

const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** A date, or a moment with its zone; its value is ISO 8601. */
const moment = (about: string, momentOf: (date: string) => Date): Option<string> => ({
  about,
  value: '日期',
  read(given) {
    const found = isDate(given) ? momentOf(given) : new Date(withZone.test(given) ? given : Number.NaN)
    if (Number.isNaN(found.getTime()))
      throw new UsageError('请写成 2026-11-01 这样的日期，或者 2026-11-01T09:00:00+08:00 这样的时间。')
    return found.toISOString()
  },
})

/** From the first moment of a day to the last one of another, in Beijing; `until` is the first moment that does not count. */
export const period = {
  since: { ...moment('从这天起', midnight), synonyms: ['from', 'after'] },
  until: { ...moment('到这天为止，包含这天', nextMidnight), synonyms: ['to', 'before'] },
}
