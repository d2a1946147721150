import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { useIsHydrated } from '../app/use-is-hydrated'

/** Drawn at once where a list begins within what is seen first. */
const firstBlocks = 3
/** How far ahead of the window blocks are drawn: a page of quick scrolling. */
const nearPx = 1200

/** Which blocks of a list are drawn: those the server has drawn, and every other once a visitor comes near it. */
export const useNearBlocks = (
  list: RefObject<HTMLElement | null>,
  count: number,
  isBelow: boolean,
): ((index: number) => boolean) => {
  const isHydrated = useIsHydrated()
  const [first] = useState(isHydrated ? (isBelow ? 0 : firstBlocks) : count)
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())

  useEffect(() => {
    const blocks = [...(list.current?.firstElementChild?.children ?? [])].slice(0, count)
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter((entry) => entry.isIntersecting).map(({ target }) => target)
        if (reached.length === 0) return
        for (const block of reached) observer.unobserve(block)
        startTransition(() =>
          setNear((before) => new Set([...before, ...reached.map((block) => blocks.indexOf(block))])),
        )
      },
      { rootMargin: `${nearPx}px` },
    )
    for (const block of blocks) if (block.matches('[data-ahead]')) observer.observe(block)
    return () => observer.disconnect()
  }, [list, count])

  return useCallback((index) => index < first || near.has(index), [first, near])
}
