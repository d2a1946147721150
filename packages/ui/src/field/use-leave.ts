import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `leave` when the focus goes from inside an element to somewhere outside of it; where a press takes it away, after
 * that press. What a field says when it is left moves the page, and a button that moves while it is pressed gets no click.
 */
export const useLeave = (ref: RefObject<HTMLElement | null>, leave: () => void): void => {
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    const node = ref.current
    if (!node) return
    const { ownerDocument } = node
    let isPressed = false
    let isLeft = false
    const focusOut = (event: FocusEvent) => {
      if (node.contains(event.relatedTarget as Node | null)) return
      if (isPressed) isLeft = true
      else latest.current()
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      if (isLeft) setTimeout(() => latest.current())
      isPressed = isLeft = false
    }
    node.addEventListener('focusout', focusOut)
    ownerDocument.addEventListener('mousedown', press, true)
    ownerDocument.addEventListener('mouseup', release, true)
    ownerDocument.addEventListener('dragend', release, true)
    return () => {
      node.removeEventListener('focusout', focusOut)
      ownerDocument.removeEventListener('mousedown', press, true)
      ownerDocument.removeEventListener('mouseup', release, true)
      ownerDocument.removeEventListener('dragend', release, true)
    }
  }, [ref])
}
