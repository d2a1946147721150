import { dateInShanghai, momentInShanghai, timeInShanghai } from '../time/shanghai'

/** Hours in China between which nobody is woken. */
const quietFrom = 22
const quietTo = 8

/** Returns when the night is over that a moment is in; null by day. */
export const nightEnd = (now: Date): Date | null => {
  const hour = Number(timeInShanghai(now).slice(11, 13))
  if (hour >= quietTo && hour < quietFrom) return null
  return momentInShanghai(dateInShanghai(now, hour >= quietFrom ? 1 : 0), '08:00:00')
}
