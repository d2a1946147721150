import type { Move } from '../slides'
import type { ScrollDirection } from './wheel'

export interface KeyMove {
  move: Move
  /** The direction in which the key scrolls, 0 for none. */
  scroll: ScrollDirection | 0
}

const moves: Record<string, KeyMove> = {
  ArrowDown: { move: 'next', scroll: 1 },
  PageDown: { move: 'next', scroll: 1 },
  ArrowRight: { move: 'next', scroll: 0 },
  ArrowUp: { move: 'previous', scroll: -1 },
  PageUp: { move: 'previous', scroll: -1 },
  ArrowLeft: { move: 'previous', scroll: 0 },
  Home: { move: 'first', scroll: -1 },
  End: { move: 'last', scroll: 1 },
}

const fields = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox], video, audio'
const pressedBySpace = 'a, button, summary, [role=button]'

/** Returns the move of a key, null where the key belongs to something else. */
export const keyMove = (event: KeyboardEvent): KeyMove | null => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented) return null
  const target = event.composedPath()[0]
  const isInside = (selector: string) => target instanceof Element && target.closest(selector) !== null
  if (isInside(fields)) return null
  if (key === ' ') return isInside(pressedBySpace) ? null : (moves[shiftKey ? 'PageUp' : 'PageDown'] ?? null)
  return shiftKey ? null : (moves[key] ?? null)
}
