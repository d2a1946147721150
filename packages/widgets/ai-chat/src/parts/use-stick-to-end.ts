import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { hasSelection } from './selection'

const nearPx = 32

/**
 * Keeps a growing log scrolled to its end while the reader is there (specification, section 4). Works before the browser
 * paints, so that nothing jumps; a log that was hidden keeps its scroll position. After rendering a caller may
 * `settle` at once, so that the layout happens there and not a second time in the frame. What is selected stays in its
 * place: the log follows again once the reader scrolls to its end.
 */
export const useStickToEnd = (
  log: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  isAnswering: boolean,
) => {
  // Lazily rendered boxes grow as well, without new content.
  const isGrowing = useRef(isAnswering)
  isGrowing.current = isAnswering
  const [hasNew, setHasNew] = useState(false)
  const position = useRef({ isAtEnd: true, isHidden: false, top: 0, height: 0, first: '' })

  const settle = useCallback(() => {
    const node = log.current
    const inner = content.current
    const at = position.current
    if (!node || !inner) return
    const wasHidden = at.isHidden
    at.isHidden = !node.clientHeight
    if (at.isHidden) return
    const grown = inner.offsetHeight - at.height
    const first = inner.querySelector<HTMLElement>('[data-key]')?.dataset.key ?? ''
    const isBefore = at.first !== '' && first !== at.first && inner.querySelector(`[data-key="${at.first}"]`)
    if (at.isAtEnd) node.scrollTop = node.scrollHeight
    else if (isBefore) node.scrollTop = at.top + grown
    else if (wasHidden) node.scrollTop = at.top
    else if (grown > 0 && at.height && isGrowing.current) setHasNew(true)
    at.height = inner.offsetHeight
    at.first = first
    at.top = node.scrollTop
  }, [log, content])

  const scrollToEnd = () => {
    position.current.isAtEnd = true
    setHasNew(false)
    const node = log.current
    if (node) node.scrollTop = node.scrollHeight
  }

  useEffect(() => {
    const node = log.current
    const inner = content.current
    if (!node || !inner) return
    const at = position.current
    const isNearEnd = () => node.scrollHeight - node.scrollTop - node.clientHeight < nearPx
    const onScroll = () => {
      if (!node.clientHeight) return
      if (isNearEnd()) at.isAtEnd = true
      // Only scrolling up leaves the end; a growing log does not.
      else if (node.scrollTop < at.top - 1) at.isAtEnd = false
      at.top = node.scrollTop
      if (at.isAtEnd) setHasNew(false)
    }
    const onSelection = () => {
      if (hasSelection(inner)) at.isAtEnd = false
      else if (isNearEnd()) at.isAtEnd = true
    }
    const page = node.ownerDocument
    const observer = globalThis.ResizeObserver && new ResizeObserver(settle)
    observer?.observe(inner)
    observer?.observe(node)
    node.addEventListener('scroll', onScroll)
    page.addEventListener('selectionchange', onSelection)
    return () => {
      observer?.disconnect()
      node.removeEventListener('scroll', onScroll)
      page.removeEventListener('selectionchange', onSelection)
    }
  }, [log, content, settle])

  return { hasNew, scrollToEnd, settle }
}
