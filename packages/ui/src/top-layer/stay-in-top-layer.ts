/**
 * Keeps an element in the top layer. When a page removes and reinserts an ancestor, as a morph does, the browser closes the
 * element without an event; it is then shown again, with its focus and caret.
 *
 * @param show Shows the element if it is closed; returns whether it was.
 * @returns The function that stops it.
 */
export const stayInTopLayer = (node: HTMLElement, show: () => boolean): (() => void) => {
  const { ownerDocument } = node
  let focused: HTMLElement | null = null
  const focusIn = ({ target }: FocusEvent) => {
    focused = target as HTMLElement
  }
  // Some browsers fire it before they remove the focused element.
  const focusOut = () =>
    queueMicrotask(() => {
      if (node.isConnected && !node.matches(':focus-within')) focused = null
    })
  const settle = () => {
    const { activeElement, body } = ownerDocument
    const hasNoFocus = (activeElement ?? body) === body
    if (node.isConnected && show() && hasNoFocus) focused?.focus({ preventScroll: true })
  }
  node.addEventListener('focusin', focusIn)
  node.addEventListener('focusout', focusOut)
  show()
  const observer = new MutationObserver(settle)
  observer.observe(ownerDocument, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    node.removeEventListener('focusin', focusIn)
    node.removeEventListener('focusout', focusOut)
  }
}

/**
 * Shows a popover if it is closed; returns whether it was. What it shows becomes a popover here: browsers that know the
 * attribute alone, Chrome before 114, complain of it in the page's console.
 */
export const showPopover = (node: HTMLElement): boolean => {
  if (node.matches(':popover-open')) return false
  node.setAttribute('popover', 'manual')
  node.showPopover()
  return true
}

/**
 * Shows a popover and keeps it shown; browsers without popovers show it in the page's flow. Returns the function that closes it.
 */
export const keepPopover = (node: HTMLElement): (() => void) => {
  if (typeof node.showPopover !== 'function') return () => {}
  const stop = stayInTopLayer(node, () => showPopover(node))
  return () => {
    stop()
    if (node.isConnected) node.hidePopover()
  }
}
