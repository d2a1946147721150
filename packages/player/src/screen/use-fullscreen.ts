import { type RefObject, useCallback, useEffect, useState } from 'react'

export interface Fullscreen {
  isOn: boolean
  toggle(): void
}

interface FullscreenOptions {
  /** For phones, which show videos alone. */
  fallback(): void
  /** The browser or the page around does not allow it. */
  onRefused(): void
}

/** Shows an element on the whole screen. */
export const useFullscreen = (
  frame: RefObject<HTMLElement | null>,
  { fallback, onRefused }: FullscreenOptions,
): Fullscreen => {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onChange = () => setOn((element.getRootNode() as Document).fullscreenElement === element)
    element.addEventListener('fullscreenchange', onChange)
    return () => element.removeEventListener('fullscreenchange', onChange)
  }, [frame])
  const toggle = useCallback(() => {
    const element = frame.current
    if (!element) return
    const { ownerDocument } = element
    if ((element.getRootNode() as Document).fullscreenElement === element)
      ownerDocument.exitFullscreen().catch(() => {})
    else if ('requestFullscreen' in element) element.requestFullscreen().catch(onRefused)
    else fallback()
  }, [frame, fallback, onRefused])
  return { isOn, toggle }
}
