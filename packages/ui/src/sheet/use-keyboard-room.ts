import { type RefObject, useEffect } from 'react'

/** Keeps a panel at the bottom of what is visible: above the software keyboard, and no higher than the rest. */
export const useKeyboardRoom = (panel: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    const node = panel.current
    const view = node?.ownerDocument.defaultView
    const visible = view?.visualViewport
    if (!isOpen || !node || !view || !visible) return
    const settle = () => {
      const covered = Math.max(0, view.innerHeight - visible.height - visible.offsetTop)
      node.style.setProperty('--_covered', `${covered}px`)
      node.style.setProperty('--_visible', `${visible.height}px`)
    }
    settle()
    visible.addEventListener('resize', settle)
    visible.addEventListener('scroll', settle)
    return () => {
      visible.removeEventListener('resize', settle)
      visible.removeEventListener('scroll', settle)
    }
  }, [panel, isOpen])
}
