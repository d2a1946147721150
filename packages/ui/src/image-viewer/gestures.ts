import type { Point } from './view'

export interface Gestures {
  /** One finger or the mouse, moved by this much since the last time. */
  onDrag(by: Point): void
  /** Two fingers, grown by this factor around a point of the window. */
  onPinch(factor: number, at: Point): void
  /** Pressed twice in the same place. */
  onDoubleTap(at: Point): void
  /** Let go after moving this far in all. */
  onRelease(by: Point): void
}

const doubleTapMs = 300
const tapPx = 10
const sameTapPx = 28

const distance = (one: Point, two: Point) => Math.hypot(one.x - two.x, one.y - two.y)
const middle = (one: Point, two: Point) => ({ x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 })

/** Reads drags, pinches, swipes and double taps from the pointers on an element; returns what ends it. */
export const watchGestures = (node: HTMLElement, gestures: () => Gestures): (() => void) => {
  const pointers = new Map<number, Point>()
  let start: Point | undefined
  let wasPinched = false
  let lastTap: { at: number; place: Point } | undefined

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    const place = { x: event.clientX, y: event.clientY }
    pointers.set(event.pointerId, place)
    if (pointers.size === 1) {
      start = place
      wasPinched = false
    } else wasPinched = true
    node.setPointerCapture?.(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const place = { x: event.clientX, y: event.clientY }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, place)
    const { onDrag, onPinch } = gestures()
    if (other) onPinch(distance(place, other) / Math.max(1, distance(before, other)), middle(place, other))
    else if (!wasPinched) onDrag({ x: place.x - before.x, y: place.y - before.y })
  }
  const up = (event: PointerEvent) => {
    const from = start
    if (!pointers.delete(event.pointerId) || pointers.size || !from || wasPinched) return
    const place = { x: event.clientX, y: event.clientY }
    const { onRelease, onDoubleTap } = gestures()
    if (distance(from, place) > tapPx) {
      lastTap = undefined
      return onRelease({ x: place.x - from.x, y: place.y - from.y })
    }
    const isDouble =
      lastTap && event.timeStamp - lastTap.at < doubleTapMs && distance(lastTap.place, place) < sameTapPx
    lastTap = isDouble ? undefined : { at: event.timeStamp, place }
    if (isDouble) onDoubleTap(place)
  }
  const cancel = (event: PointerEvent) => {
    if (pointers.delete(event.pointerId)) gestures().onRelease({ x: 0, y: 0 })
  }
  const listeners = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
  ] as const
  for (const [type, listener] of listeners) node.addEventListener(type, listener)
  return () => {
    for (const [type, listener] of listeners) node.removeEventListener(type, listener)
  }
}
