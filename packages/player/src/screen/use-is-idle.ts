import { type RefObject, useEffect, useState } from 'react'

const idleMs = 2500

/** Returns true after a few seconds without pointer or keyboard events on the element. */
export const useIsIdle = (frame: RefObject<HTMLElement | null>, isWatched: boolean): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element || !isWatched) return setIdle(false)
    let timer: ReturnType<typeof setTimeout> | undefined
    const wake = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(() => setIdle(true), idleMs)
    }
    wake()
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const
    for (const name of events) element.addEventListener(name, wake)
    return () => {
      clearTimeout(timer)
      for (const name of events) element.removeEventListener(name, wake)
    }
  }, [frame, isWatched])
  return isIdle
}
