import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const nearPx = 32

/**
 * Keeps the end of a conversation in sight while it grows, but only for a reader who is there (specification, section 4).
 * Works before the browser paints, so that nothing jumps; a log that was hidden is found again where it was left.
 * Whoever lets it grow may `settle` it at once: the page is then laid out there, and not a second time in its frame.
 */
export const useEnd = (
  log: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  isAnswering: boolean,
) => {
  // A box that is drawn only as a reader comes near grows as well, without anything being new in it.
  const isGrowing = useRef(isAnswering)
  isGrowing.current = isAnswering
  const [hasNew, setHasNew] = useState(false)
  const place = useRef({ isAtEnd: true, isHidden: false, top: 0, height: 0, first: '' })

  const settle = useCallback(() => {
    const node = log.current
    const inside = content.current
    const at = place.current
    if (!node || !inside) return
    const wasHidden = at.isHidden
    at.isHidden = !node.clientHeight
    if (at.isHidden) return
    const grown = inside.offsetHeight - at.height
    const first = inside.querySelector<HTMLElement>('[data-key]')?.dataset.key ?? ''
    const isBefore = at.first !== '' && first !== at.first && inside.querySelector(`[data-key="${at.first}"]`)
    if (at.isAtEnd) node.scrollTop = node.scrollHeight
    else if (isBefore) node.scrollTop = at.top + grown
    else if (wasHidden) node.scrollTop = at.top
    else if (grown > 0 && at.height && isGrowing.current) setHasNew(true)
    at.height = inside.offsetHeight
    at.first = first
    at.top = node.scrollTop
  }, [log, content])

  const toEnd = () => {
    place.current.isAtEnd = true
    setHasNew(false)
    const node = log.current
    if (node) node.scrollTop = node.scrollHeight
  }

  useEffect(() => {
    const node = log.current
    const inside = content.current
    if (!node || !inside) return
    const at = place.current
    const look = () => {
      if (!node.clientHeight) return
      const rest = node.scrollHeight - node.scrollTop - node.clientHeight
      if (rest < nearPx) at.isAtEnd = true
      // A growing log is further from its end without anybody having moved.
      else if (node.scrollTop < at.top - 1) at.isAtEnd = false
      at.top = node.scrollTop
      if (at.isAtEnd) setHasNew(false)
    }
    const observer = new ResizeObserver(settle)
    observer.observe(inside)
    observer.observe(node)
    node.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      node.removeEventListener('scroll', look)
    }
  }, [log, content, settle])

  return { hasNew, toEnd, settle }
}
