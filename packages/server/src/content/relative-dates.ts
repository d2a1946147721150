import { dateInShanghai, dateOnWeekday, momentInShanghai } from '../time/shanghai'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const relative = new RegExp(
  `^today(?: ([+-]) (\\d+) days?)?(?:, (${weekdays.join('|')}))?(?:, (\\d\\d:\\d\\d(?::\\d\\d)?))?$`,
)

/**
 * Converts texts such as `today - 8 days` and `today + 16 days, Saturday, 09:00`, which is nine in the morning in
 * Shanghai on the first Saturday 16 days from now or later. Other values stay unchanged.
 */
export const resolveDates = (value: unknown, now: Date): unknown => {
  if (Array.isArray(value)) return value.map((item) => resolveDates(item, now))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveDates(part, now)]))
  const match = typeof value === 'string' ? relative.exec(value) : null
  if (!match) return value
  const [, sign, count = '0', weekday, time] = match
  const days = Number(`${sign ?? ''}${count}`)
  const date =
    weekday === undefined ? dateInShanghai(now, days) : dateOnWeekday(now, days, weekdays.indexOf(weekday))
  if (time === undefined) return date
  return momentInShanghai(date, time.length === 5 ? `${time}:00` : time).toISOString()
}
