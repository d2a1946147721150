import { wheelDebounceMs } from '@chuhai/contract/constants'

/** 1 is down, -1 is up. */
export type Way = 1 | -1

export interface WheelStep {
  /** Pixels, down is positive. */
  delta: number
  at: number
  /** Whether something under the pointer still scrolls that way. */
  scrolls: boolean
}

export interface WheelAnswer {
  /** Which way to turn now; 0 for not. */
  turn: Way | 0
  /** Whether the gesture belongs to the slides, and nothing may scroll by it any more. */
  isHeld: boolean
}

/** A finger that only rests on a trackpad turns nothing; the slowest notch of a mouse does. */
const travelPx = 4
/** What only fades is inertia, also where a busy page gets it late. */
const fadingMs = 500

interface Gesture {
  travelled: number
  use: 'scroll' | 'turn'
  isSpent: boolean
}

/**
 * Makes gestures of a wheel's steps (specification 2.15): one lasts until nothing has come for 200 ms, whatever inertia
 * adds to it, and turns one slide at most. One that began by scrolling never turns.
 */
export const createWheelGestures = () => {
  let gesture: Gesture | null = null
  let last = { at: Number.NEGATIVE_INFINITY, delta: 0 }

  const goesOn = (at: number, delta: number): boolean => {
    if (delta * last.delta < 0) return false
    const quietMs = at - last.at
    return quietMs < wheelDebounceMs || (quietMs < fadingMs && Math.abs(delta) < Math.abs(last.delta))
  }
  return {
    take({ delta, at, scrolls }: WheelStep): WheelAnswer {
      if (!gesture || !goesOn(at, delta))
        gesture = { travelled: 0, use: scrolls ? 'scroll' : 'turn', isSpent: false }
      last = { at, delta }
      if (gesture.use === 'scroll') return { turn: 0, isHeld: false }
      if (gesture.isSpent) return { turn: 0, isHeld: true }
      gesture.travelled += delta
      if (Math.abs(gesture.travelled) < travelPx) return { turn: 0, isHeld: true }
      gesture.isSpent = true
      return { turn: gesture.travelled > 0 ? 1 : -1, isHeld: true }
    },
    /** The slide that was turned to is on screen only now: until then the gesture has not rested. */
    arrive(at: number) {
      if (gesture?.isSpent) last = { ...last, at }
    },
  }
}

const lineHeightPx = 20

/** The step of a wheel event in pixels; null where it goes sideways or zooms. */
export const deltaOf = ({ deltaX, deltaY, deltaMode, ctrlKey }: WheelEvent): number | null => {
  if (ctrlKey || deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY)) return null
  if (deltaMode === 1) return deltaY * lineHeightPx
  return deltaMode === 2 ? deltaY * window.innerHeight : deltaY
}
