import { type RefObject, useLayoutEffect, useState } from 'react'

const useBeforePaint = typeof document === 'undefined' ? () => undefined : useLayoutEffect

/** Room for 「+12」 at the end of the line. */
const moreWidth = 40
/** Between two tags, as in chosen-tags.css. */
const gap = 6

/** How many children of a one-line row fit; all of them are laid out, so that a wider row shows more at once. */
export const useFitting = (row: RefObject<HTMLElement | null>, count: number, key: string): number => {
  const [fitting, setFitting] = useState(count)
  useBeforePaint(() => {
    const node = row.current
    if (!node) return
    const measure = () => {
      const items = [...node.children].slice(0, count) as HTMLElement[]
      let end = -gap
      const ends = items.map((item) => {
        end += item.offsetWidth + gap
        return end
      })
      const fits = (end: number, index: number) =>
        end <= node.clientWidth - (index < count - 1 ? moreWidth : 0)
      const tooLong = ends.findIndex((end, index) => !fits(end, index))
      setFitting(tooLong < 0 ? count : Math.max(1, tooLong))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [row, count, key])
  return Math.min(fitting, count)
}
