import { dayMs } from '../time/durations'
import { dateInShanghai, momentInShanghai } from '../time/shanghai'
import type { Option } from './options'
import { UsageError } from './usage-error'
import type { Word } from './words'

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

/** Returns a date, or a moment with its zone, as ISO 8601. */
const readMoment = (given: string, momentOf: (date: string) => Date): string => {
  const found = isDate(given) ? momentOf(given) : new Date(withZone.test(given) ? given : Number.NaN)
  if (Number.isNaN(found.getTime()))
    throw new UsageError('请写成 2026-11-01 这样的日期，或者 2026-11-01T09:00:00+08:00 这样的时间。')
  return found.toISOString()
}

/** A date, or a moment with its zone; its value is ISO 8601. */
const moment = (about: string, momentOf: (date: string) => Date): Option<string> => ({
  about,
  value: '日期',
  read: (given) => readMoment(given, momentOf),
})

/** Until when something has to be done; a date is its last minute in Beijing. */
export const dueWord: Word<string> = {
  name: '截止',
  about: '日期（当天 23:59 截止）或带时区的时间，例如 2026-12-01T18:00:00+08:00',
  read: (text) => readMoment(text, (date) => momentInShanghai(date, '23:59:00')),
}

/** From the first moment of a day to the last one of another, in Beijing; `until` is the first moment that does not count. */
export const period = {
  since: { ...moment('从这天起', midnight), synonyms: ['from', 'after'] },
  until: { ...moment('到这天为止，包含这天', nextMidnight), synonyms: ['to', 'before'] },
}
