import { type RefObject, useCallback, useEffect, useState } from 'react'

export interface Fullscreen {
  isOn: boolean
  toggle(): void
}

/** Shows an element on the whole screen; `fallback` is for phones, which show videos alone. */
export const useFullscreen = (frame: RefObject<HTMLElement | null>, fallback: () => void): Fullscreen => {
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
    else if ('requestFullscreen' in element) element.requestFullscreen().catch(() => {})
    else fallback()
  }, [frame, fallback])
  return { isOn, toggle }
}
