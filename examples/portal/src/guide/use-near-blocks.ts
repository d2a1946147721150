import { type RefObject, useCallback, useEffect, useState } from 'react'
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes what is left to watch
  useEffect(() => {
    const cells = list.current?.firstElementChild
    const ahead = cells?.querySelectorAll(':scope > [data-ahead]')
    if (!cells || !ahead?.length) return
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter((entry) => entry.isIntersecting)
        if (reached.length === 0) return
        const all = [...cells.children]
        setNear((before) => new Set([...before, ...reached.map(({ target }) => all.indexOf(target))]))
      },
      { rootMargin: `${nearPx}px` },
    )
    for (const block of ahead) observer.observe(block)
    return () => observer.disconnect()
  }, [list, count, near])

  return useCallback((index) => index < first || near.has(index), [first, near])
}
