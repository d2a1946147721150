import { ownOptions } from '@chuhai/host-page'
import { type RefObject, useEffect } from 'react'
import { scrollsItself } from '../element/isolate-events'

const scrolling = ['wheel', 'touchmove'] as const

/**
 * Keeps wheel and touch on what scrolls inside of a component: marked for pages that take them first, and ended on their way
 * up, so that the page's handlers neither prevent them nor scroll the page. Elements end them at their shadow root.
 */
export const useOwnScroll = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const node = area.current
    if (!node) return
    const stop = (event: Event) => event.stopPropagation()
    const passive = ownOptions({ passive: true })
    node.setAttribute(scrollsItself, '')
    for (const type of scrolling) node.addEventListener(type, stop, passive)
    return () => {
      for (const type of scrolling) node.removeEventListener(type, stop)
    }
  }, [area])
}
