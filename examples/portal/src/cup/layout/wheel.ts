import { wheelDebounceMs } from '@chuhai/contract/constants'
import type { Move } from '../slides'

/** 1 is down, -1 is up. */
export type ScrollDirection = 1 | -1

export interface WheelStep {
  /** Pixels, down is positive. */
  delta: number
  at: number
  /** Whether something under the pointer can scroll in this direction. */
  scrolls: boolean
}

export interface WheelResult {
  move: Move | null
  /** Whether the gesture belongs to the slides, and nothing may scroll by it. */
  preventsScroll: boolean
}

/** More than the noise of a finger resting on a trackpad, less than the slowest notch of a mouse. */
const minDistancePx = 4
/** Weaker steps are inertia for this time, also where a busy page receives them late. */
const inertiaMs = 500

interface Gesture {
  distance: number
  scrolls: boolean
  hasMoved: boolean
}

/**
 * Groups the steps of a wheel into gestures (specification 2.15): one ends when nothing has come for 200 ms, inertia
 * included, and moves by one slide at most. One that began by scrolling never moves.
 */
export const createWheelGestures = () => {
  let gesture: Gesture | null = null
  let last = { at: Number.NEGATIVE_INFINITY, delta: 0 }

  const continues = (at: number, delta: number): boolean => {
    if (delta * last.delta < 0) return false
    const quietMs = at - last.at
    return quietMs < wheelDebounceMs || (quietMs < inertiaMs && Math.abs(delta) < Math.abs(last.delta))
  }
  return {
    handle({ delta, at, scrolls }: WheelStep): WheelResult {
      if (!gesture || !continues(at, delta)) gesture = { distance: 0, scrolls, hasMoved: false }
      last = { at, delta }
      if (gesture.scrolls) return { move: null, preventsScroll: false }
      gesture.distance += delta
      if (gesture.hasMoved || Math.abs(gesture.distance) < minDistancePx)
        return { move: null, preventsScroll: true }
      gesture.hasMoved = true
      return { move: gesture.distance > 0 ? 'next' : 'previous', preventsScroll: true }
    },
    /** The slide of the gesture's move is on screen only now: the pause that ends the gesture begins here. */
    slideShown(at: number) {
      if (gesture?.hasMoved) last = { ...last, at }
    },
  }
}

const lineHeightPx = 20

/** Returns the distance of a wheel event in pixels, null where it is horizontal or zooms. */
export const wheelDelta = ({ deltaX, deltaY, deltaMode, ctrlKey }: WheelEvent): number | null => {
  if (ctrlKey || deltaY === 0 || Math.abs(deltaX) > Math.abs(deltaY)) return null
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY * lineHeightPx
  return deltaMode === WheelEvent.DOM_DELTA_PAGE ? deltaY * window.innerHeight : deltaY
}
