import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/app'
import type { Move } from '../slides'
import { wishOf } from './keys'
import { isAbove, scrollsOn } from './scrolling'
import { moveOfSwipe, type SwipeStart } from './swipe'
import { createWheelGestures, deltaOf } from './wheel'

/** Turns the slides by wheel, keys and touch (specification 2.15); what is left to scroll goes first. */
export const useTurning = (isOn: boolean, turn: (move: Move) => void): void => {
  const { navigator } = useApp()
  const [gestures] = useState(createWheelGestures)
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(
    () => navigator.$view.listen(() => requestAnimationFrame(() => gestures.arrive(performance.now()))),
    [navigator, gestures],
  )
  useEffect(() => {
    if (!isOn) return
    let touched: SwipeStart | null = null

    const onWheel = (event: WheelEvent) => {
      const path = event.composedPath()
      const delta = deltaOf(event)
      if (delta === null || event.defaultPrevented || isAbove(path)) return
      const answer = gestures.take({
        delta,
        at: event.timeStamp,
        scrolls: scrollsOn(path, delta > 0 ? 1 : -1),
      })
      if (answer.isHeld) event.preventDefault()
      if (answer.turn) latest.current(answer.turn > 0 ? 'next' : 'previous')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const wish = wishOf(event)
      if (!wish || isAbove(event.composedPath())) return
      if (wish.way && scrollsOn([], wish.way)) return
      event.preventDefault()
      latest.current(wish.move)
    }
    const onTouchStart = (event: TouchEvent) => {
      const [touch] = event.touches
      touched = null
      if (!touch || event.touches.length > 1 || isAbove(event.composedPath())) return
      const path = event.composedPath()
      touched = {
        x: touch.clientX,
        y: touch.clientY,
        at: event.timeStamp,
        scrollsDown: scrollsOn(path, 1),
        scrollsUp: scrollsOn(path, -1),
      }
    }
    const onTouchEnd = (event: TouchEvent) => {
      const [touch] = event.changedTouches
      const move =
        touched && touch && moveOfSwipe(touched, { x: touch.clientX, y: touch.clientY, at: event.timeStamp })
      touched = null
      if (move) latest.current(move)
    }
    const onTouchCancel = () => {
      touched = null
    }
    window.addEventListener('wheel', onWheel, { passive: false })
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('touchstart', onTouchStart, { passive: true })
    window.addEventListener('touchend', onTouchEnd, { passive: true })
    window.addEventListener('touchcancel', onTouchCancel, { passive: true })
    return () => {
      window.removeEventListener('wheel', onWheel)
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('touchstart', onTouchStart)
      window.removeEventListener('touchend', onTouchEnd)
      window.removeEventListener('touchcancel', onTouchCancel)
    }
  }, [isOn, gestures])
}
