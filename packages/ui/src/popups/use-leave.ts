import { type RefObject, useEffect } from 'react'

/** Calls `leave` when the focus goes from inside an element to somewhere outside of it. */
export const useLeave = (ref: RefObject<HTMLElement | null>, leave: () => void): void => {
  useEffect(() => {
    const node = ref.current
    if (!node) return
    const focusOut = (event: FocusEvent) => {
      if (!node.contains(event.relatedTarget as Node | null)) leave()
    }
    node.addEventListener('focusout', focusOut)
    return () => node.removeEventListener('focusout', focusOut)
  })
}
