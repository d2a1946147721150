import { createScope } from '@chuhai/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useApp } from '../../app/app'
import type { Move } from '../slides'
import { keyMove } from './keys'
import { type SwipeStart, swipeMove } from './swipe'
import { createWheelGestures, type ScrollDirection, wheelDelta } from './wheel'

const hasRoom = ({ scrollTop, scrollHeight, clientHeight }: Element, direction: ScrollDirection): boolean =>
  direction > 0 ? scrollHeight - clientHeight - scrollTop > 1 : scrollTop > 1

/** Whether the page, or a box around the target, can scroll in this direction. */
const canScroll = (path: readonly EventTarget[], direction: ScrollDirection): boolean => {
  const page = document.scrollingElement
  if (page && hasRoom(page, direction)) return true
  return path.some(
    (node) =>
      node instanceof Element &&
      node !== page &&
      hasRoom(node, direction) &&
      /auto|scroll/.test(getComputedStyle(node).overflowY),
  )
}

const isOpenPopover = (element: Element): boolean => {
  try {
    return element.matches(':popover-open')
  } catch {
    // A browser without popovers does not know the selector.
    return false
  }
}

/** Whether an event belongs to a dialog or a menu above the slides. */
const isInOverlay = (path: readonly EventTarget[]): boolean =>
  document.querySelector('dialog[open]') !== null ||
  path.some(
    (node) =>
      node instanceof Element &&
      (node.matches('dialog, [role=dialog], [role=menu], [role=listbox]') || isOpenPopover(node)),
  )

/** Moves between slides by wheel, keys and touch (specification 2.15), where nothing is left to scroll. */
export const useSlideNavigation = (isOn: boolean, onMove: (move: Move) => void): void => {
  const { navigator } = useApp()
  const [gestures] = useState(createWheelGestures)
  const latest = useRef(onMove)
  useLayoutEffect(() => {
    latest.current = onMove
  })
  useEffect(
    () => navigator.$view.listen(() => requestAnimationFrame(() => gestures.slideShown(performance.now()))),
    [navigator, gestures],
  )
  useEffect(() => {
    if (!isOn) return
    let start: SwipeStart | null = null

    const onWheel = (event: WheelEvent) => {
      const path = event.composedPath()
      const delta = wheelDelta(event)
      if (delta === null || event.defaultPrevented || isInOverlay(path)) return
      const { move, preventsScroll } = gestures.handle({
        delta,
        at: event.timeStamp,
        scrolls: canScroll(path, delta > 0 ? 1 : -1),
      })
      if (preventsScroll) event.preventDefault()
      if (move) latest.current(move)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const found = keyMove(event)
      if (!found || isInOverlay(event.composedPath())) return
      if (found.scroll && canScroll([], found.scroll)) return
      event.preventDefault()
      latest.current(found.move)
    }
    const onTouchStart = (event: TouchEvent) => {
      const [touch] = event.touches
      const path = event.composedPath()
      start =
        !touch || event.touches.length > 1 || isInOverlay(path)
          ? null
          : {
              x: touch.clientX,
              y: touch.clientY,
              at: event.timeStamp,
              scrollsDown: canScroll(path, 1),
              scrollsUp: canScroll(path, -1),
            }
    }
    const onTouchEnd = (event: TouchEvent) => {
      const [touch] = event.changedTouches
      const move =
        start && touch && swipeMove(start, { x: touch.clientX, y: touch.clientY, at: event.timeStamp })
      start = null
      if (move) latest.current(move)
    }
    const onTouchCancel = () => {
      start = null
    }
    const { signal, end } = createScope()
    window.addEventListener('wheel', onWheel, { passive: false, signal })
    window.addEventListener('keydown', onKeyDown, { signal })
    window.addEventListener('touchstart', onTouchStart, { passive: true, signal })
    window.addEventListener('touchend', onTouchEnd, { passive: true, signal })
    window.addEventListener('touchcancel', onTouchCancel, { passive: true, signal })
    return end
  }, [isOn, gestures])
}
