import type { Move } from '../slides'

export interface Touch {
  x: number
  y: number
  at: number
}

export interface SwipeStart extends Touch {
  /** Whether the page can scroll down or up from here. */
  scrollsDown: boolean
  scrollsUp: boolean
}

const minDistancePx = 56
const maxDurationMs = 800

/** Returns the move of a short, straight swipe: always when horizontal, when vertical only where nothing scrolls. */
export const swipeMove = (from: SwipeStart, to: Touch): Move | null => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (to.at - from.at > maxDurationMs) return null
  if (Math.abs(x) >= minDistancePx && Math.abs(x) > 2 * Math.abs(y)) return x < 0 ? 'next' : 'previous'
  if (Math.abs(y) < minDistancePx || Math.abs(y) < 2 * Math.abs(x)) return null
  if (y < 0) return from.scrollsDown ? null : 'next'
  return from.scrollsUp ? null : 'previous'
}
