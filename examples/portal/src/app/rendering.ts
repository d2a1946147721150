import { useIsHydrated } from '@chuhai/ui'
import { type RefObject, startTransition, useEffect, useState } from 'react'
import { useIsReturn } from './kept'

/** Runs a task once the next frame is painted. Returns a function that cancels it. */
export const afterPaint = (task: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export const whenIdle = (task: () => void, timeoutMs = 3000): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}

/**
 * False until a page that a link opened is painted for the first time. A page of the server's document, of an address with
 * a fragment, or to which the visitor returns, is rendered whole at once.
 */
export const useIsPainted = (): boolean => {
  const isHydrated = useIsHydrated()
  const isReturn = useIsReturn()
  const [isPainted, setPainted] = useState(() => !isHydrated || isReturn || location.hash !== '')
  useEffect(() => {
    if (!isPainted) return afterPaint(() => startTransition(() => setPainted(true)))
  }, [isPainted])
  return isPainted
}

/** Whether an element has come near the window; once true, it stays true. `delay` is the time between two checks. */
export const useIsNear = (
  ref: RefObject<Element | null>,
  { rootMargin, delay }: { rootMargin: string; delay?: number },
): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !ref.current) return
    const options: IntersectionObserverInit & { delay?: number } = { rootMargin, delay }
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      options,
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, rootMargin, delay, isNear])
  return isNear
}
