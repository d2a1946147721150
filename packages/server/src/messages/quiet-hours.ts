import type { QuietHours } from '../settings/quiet-hours'
import { dateInShanghai, momentInShanghai, timeInShanghai } from '../time/shanghai'

/** Returns when the night is over that a moment is in; null by day, and without a night. */
export const nightEnd = (now: Date, quiet: QuietHours | null): Date | null => {
  if (!quiet) return null
  const { from, to } = quiet
  const hour = Number(timeInShanghai(now).slice(11, 13))
  const isNight = from < to ? hour >= from && hour < to : hour >= from || hour < to
  if (!isNight) return null
  return momentInShanghai(dateInShanghai(now, hour < to ? 0 : 1), `${String(to).padStart(2, '0')}:00:00`)
}
