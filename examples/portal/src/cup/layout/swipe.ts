import type { Move } from '../slides'

export interface Touched {
  x: number
  y: number
  at: number
}

export interface SwipeStart extends Touched {
  /** Whether the page still scrolls down or up from here: then a finger scrolls. */
  scrollsDown: boolean
  scrollsUp: boolean
}

const farPx = 56
const shortMs = 800

/** A swipe is short, far and straight; sideways it always turns, upright only where nothing is left to scroll. */
export const moveOfSwipe = (from: SwipeStart, to: Touched): Move | null => {
  const [x, y] = [to.x - from.x, to.y - from.y]
  if (to.at - from.at > shortMs) return null
  if (Math.abs(x) >= farPx && Math.abs(x) > 2 * Math.abs(y)) return x < 0 ? 'next' : 'previous'
  if (Math.abs(y) < farPx || Math.abs(y) < 2 * Math.abs(x)) return null
  if (y < 0) return from.scrollsDown ? null : 'next'
  return from.scrollsUp ? null : 'previous'
}
