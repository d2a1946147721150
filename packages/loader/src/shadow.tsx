import { StyleRoot } from '@chuhai/ui'
import { isolateEvents } from '@chuhai/ui/element'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { detach } from './host-page'

/**
 * Renders into a shadow root, beside what is there, or into a `place` whose elements are taken over. Returns the
 * function that takes it down.
 */
export const renderInto = (
  root: ShadowRoot,
  view: ReactNode,
  place: Element = root.appendChild(root.ownerDocument.createElement('div')),
): (() => void) => {
  isolateEvents(root)
  const made = createRoot(place)
  made.render(<StyleRoot.Provider value={root}>{view}</StyleRoot.Provider>)
  return () => {
    made.unmount()
    detach(place)
  }
}
