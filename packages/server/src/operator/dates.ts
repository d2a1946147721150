import { dateInShanghai } from '../modules/shanghai'
import { StartError } from '../process/start-error'

/** Reads a date of the calendar, which 2026-02-30 is not; returns its moment as ISO 8601. */
export const readDate = (
  option: string,
  text: string | undefined,
  momentOf: (date: string) => Date,
): string | undefined => {
  if (text === undefined) return undefined
  const moment = momentOf(text)
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime())
  if (!isDate || dateInShanghai(moment) !== text)
    throw new StartError(`${option} ${text} is no date. Write it as 2026-11-01.`)
  return moment.toISOString()
}
