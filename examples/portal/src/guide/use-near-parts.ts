import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { useIsHydrated } from '../app/rendering'

interface Nearness {
  /** How many are drawn at once. */
  first: number
  /** How far ahead of the window the others are. */
  nearPx: number
}

/** Which parts of a list are drawn: those the server has drawn, and every other once a visitor comes near it. */
export const useNearParts = (
  list: RefObject<HTMLElement | null>,
  count: number,
  { first, nearPx }: Nearness,
): ((index: number) => boolean) => {
  const isHydrated = useIsHydrated()
  const [drawn] = useState(isHydrated ? first : count)
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const parts = [...(list.current?.children ?? [])].slice(0, count)
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target)
        if (reached.length === 0) return
        for (const part of reached) observer.unobserve(part)
        startTransition(() =>
          setNear((before) => new Set([...before, ...reached.map((part) => parts.indexOf(part))])),
        )
      },
      { rootMargin: `${nearPx}px` },
    )
    for (const part of parts) if (part.matches('[data-ahead]')) observer.observe(part)
    return () => observer.disconnect()
  }, [list, count, nearPx])

  return useCallback((index) => index < drawn || near.has(index), [drawn, near])
}
