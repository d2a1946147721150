import { StyleRoot } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/**
 * Renders into a shadow root, beside what is there, or into a `place` whose elements are taken over. Answers the
 * function that takes it down.
 */
export const renderInto = (
  root: ShadowRoot,
  view: ReactNode,
  place: Element = root.appendChild(root.ownerDocument.createElement('div')),
): (() => void) => {
  const made = createRoot(place)
  made.render(<StyleRoot.Provider value={root}>{view}</StyleRoot.Provider>)
  return () => {
    made.unmount()
    place.remove()
  }
}
