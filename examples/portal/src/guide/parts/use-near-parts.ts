import { useIsHydrated } from '@chuhai/ui'
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'

/** Tells which children of a list to render: those that the server rendered, and others once the window comes near. */
export const useNearParts = (
  list: RefObject<HTMLElement | null>,
  count: number,
  initialCount: number,
  nearPx: number,
): ((index: number) => boolean) => {
  const isHydrated = useIsHydrated()
  const [renderedCount] = useState(isHydrated ? initialCount : count)
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

  return useCallback((index) => index < renderedCount || near.has(index), [renderedCount, near])
}
