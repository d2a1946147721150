import type { Way } from './wheel'

const hasRoom = ({ scrollTop, scrollHeight, clientHeight }: Element, way: Way): boolean =>
  way > 0 ? scrollHeight - clientHeight - scrollTop > 1 : scrollTop > 1

const isScroller = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowY)

/** Whether the page, or a box on the way to it, still scrolls that way. */
export const scrollsOn = (path: readonly EventTarget[], way: Way): boolean => {
  const page = document.scrollingElement
  if (page && hasRoom(page, way)) return true
  return path.some(
    (node) => node instanceof Element && node !== page && hasRoom(node, way) && isScroller(node),
  )
}

const isOpenPopover = (element: Element): boolean => {
  try {
    return element.matches(':popover-open')
  } catch {
    // A browser without popovers has none open.
    return false
  }
}

/** Whether an event belongs to a dialog or a menu above the slides. */
export const isAbove = (path: readonly EventTarget[]): boolean =>
  document.querySelector('dialog[open]') !== null ||
  path.some(
    (node) =>
      node instanceof Element &&
      (node.matches('dialog, [role=dialog], [role=menu], [role=listbox]') || isOpenPopover(node)),
  )
