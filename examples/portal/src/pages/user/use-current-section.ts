import { useEffect, useState } from 'react'

/** Which of these parts of the page is in sight; the first until it has been scrolled. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0])
  useEffect(() => {
    const inSight = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id)
          else inSight.delete(target.id)
        }
        const first = ids.find((id) => inSight.has(id))
        if (first) setCurrent(first)
      },
      // Below the header, and only the upper part of the window counts.
      { rootMargin: '-84px 0px -55% 0px' },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
