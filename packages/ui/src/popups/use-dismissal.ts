import { type RefObject, useLayoutEffect } from 'react'

/** Calls `dismiss` when the visitor presses, or moves the focus to, anything outside the anchor's container. */
export const useDismissal = (anchor: RefObject<HTMLElement | null>, dismiss: () => void): void => {
  useLayoutEffect(() => {
    const node = anchor.current?.parentElement
    if (!node) return
    const { ownerDocument } = node
    const press = (event: Event) => {
      if (!event.composedPath().includes(node)) dismiss()
    }
    const leave = (event: FocusEvent) => {
      const next = event.relatedTarget as Node | null
      // A press on plain text moves the focus to a focusable ancestor: the visitor is still here.
      if (next && !node.contains(next) && !event.composedPath().includes(next)) dismiss()
    }
    ownerDocument.addEventListener('pointerdown', press, true)
    node.addEventListener('focusout', leave)
    return () => {
      ownerDocument.removeEventListener('pointerdown', press, true)
      node.removeEventListener('focusout', leave)
    }
  })
}
