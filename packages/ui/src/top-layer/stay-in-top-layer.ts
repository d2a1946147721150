/**
 * Keeps in the top layer what is shown there. A page that takes what is around it out and puts it in again, as a morphing refresh
 * does, has the browser close it without an event; it is shown again then, with the focus and the caret where they were.
 *
 * @param show Shows it where it is not shown; returns whether it had to.
 * @returns How to stop.
 */
export const stayInTopLayer = (node: HTMLElement, show: () => boolean): (() => void) => {
  const { ownerDocument } = node
  let focused: HTMLElement | null = null
  const focusIn = ({ target }: FocusEvent) => {
    focused = target as HTMLElement
  }
  // Some browsers tell so before what has the focus is taken out.
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

/** Shows a popover that is not shown; returns whether it had to. */
export const showPopover = (node: HTMLElement): boolean => {
  if (node.matches(':popover-open')) return false
  node.showPopover()
  return true
}

/**
 * Shows a popover and keeps it shown; browsers without popovers show it in the page's flow. Returns the function that closes it.
 */
export const keepPopover = (node: HTMLElement): (() => void) => {
  if (typeof node.showPopover !== 'function') {
    node.removeAttribute('popover')
    return () => {}
  }
  const stop = stayInTopLayer(node, () => showPopover(node))
  return () => {
    stop()
    if (node.isConnected) node.hidePopover()
  }
}
