import { type RefObject, useLayoutEffect, useRef } from 'react'

const holdsFocus = (node: HTMLElement | null) => {
  const { activeElement } = (node?.getRootNode() ?? {}) as Partial<Document>
  return Boolean(activeElement && node?.contains(activeElement))
}

/**
 * Keeps the focus in an area whose buttons appear and disappear. Call the returned function before a change: if the focus was
 * inside and its button is gone afterwards, the first enabled button of the area gets it.
 */
export const useKeptFocus = (ref: RefObject<HTMLElement | null>): (() => void) => {
  const isKept = useRef(false)
  useLayoutEffect(() => {
    if (!isKept.current) return
    isKept.current = false
    if (holdsFocus(ref.current)) return
    ref.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true })
  })
  return () => {
    isKept.current = holdsFocus(ref.current)
  }
}
