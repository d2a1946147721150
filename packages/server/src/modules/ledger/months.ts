import { dateInShanghai, momentInShanghai } from '../../time/shanghai'

/** Returns the month of a moment in China: `2026-11`. */
export const monthOf = (moment: Date): string => dateInShanghai(moment).slice(0, 7)

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

/** Returns the first moment of a month in China, and the first one after it. */
export const boundsOf = (month: string): { from: Date; to: Date } => ({
  from: momentInShanghai(`${month}-01`, '00:00:00'),
  to: momentInShanghai(`${monthAfter(month)}-01`, '00:00:00'),
})

/** Returns every month from one to another, the newest first. */
export const monthsBetween = (first: string, last: string): string[] => {
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.unshift(month)
  return months
}
