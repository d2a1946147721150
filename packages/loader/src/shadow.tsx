import { StyleRoot } from '@chuhai/ui'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Renders into a shadow root beside what is there already. Answers the function that takes it down. */
export const renderInto = (root: ShadowRoot, view: ReactNode): (() => void) => {
  const place = root.appendChild(root.ownerDocument.createElement('div'))
  const made = createRoot(place)
  made.render(<StyleRoot.Provider value={root}>{view}</StyleRoot.Provider>)
  return () => {
    made.unmount()
    place.remove()
  }
}
