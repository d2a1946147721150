import type { Move } from '../slides'
import type { Way } from './wheel'

export interface KeyWish {
  move: Move
  /** Which way the key scrolls; what is left to scroll goes first. */
  way: Way | 0
}

const wishes: Record<string, KeyWish> = {
  ArrowDown: { move: 'next', way: 1 },
  PageDown: { move: 'next', way: 1 },
  ArrowRight: { move: 'next', way: 0 },
  ArrowUp: { move: 'previous', way: -1 },
  PageUp: { move: 'previous', way: -1 },
  ArrowLeft: { move: 'previous', way: 0 },
  Home: { move: 'first', way: -1 },
  End: { move: 'last', way: 1 },
}

/** Whoever types or chooses there keeps every key. */
const fields = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox], video, audio'
/** The space bar presses these. */
const pressed = 'a, button, summary, [role=button]'

/** What a key asks of the slides; null where it belongs to something else. */
export const wishOf = (event: KeyboardEvent): KeyWish | null => {
  const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, isComposing, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || repeat || isComposing || defaultPrevented) return null
  const target = event.composedPath()[0]
  const stands = (where: string) => target instanceof Element && target.closest(where) !== null
  if (stands(fields)) return null
  if (key === ' ') return stands(pressed) ? null : (wishes[shiftKey ? 'PageUp' : 'PageDown'] ?? null)
  return shiftKey ? null : (wishes[key] ?? null)
}
