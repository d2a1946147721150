import { useState } from 'react'
import type { Suggestion } from './suggestion'

/**
 * What the opened list shows; null until there is an answer. The last answer stays while the next one is on its way, so
 * that the list does not flicker at every letter.
 */
export const useShown = (
  suggestions: readonly Suggestion[] | null,
  isOpen: boolean,
  isDue: boolean,
): readonly Suggestion[] | null => {
  const [shown, setShown] = useState<readonly Suggestion[] | null>(null)
  const next = !isOpen ? null : suggestions && !isDue ? suggestions : shown
  if (next !== shown) setShown(next)
  return next
}
