import { StyleRoot } from '@chuhai/ui'
import { isolateEvents, scrollsItself } from '@chuhai/ui/element'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { detach } from './host-page'

/** Renders into a shadow root, beside its content. Returns the function that removes it. */
export const renderInto = (root: ShadowRoot, view: ReactNode): (() => void) => {
  isolateEvents(root)
  root.host.setAttribute(scrollsItself, '')
  const place = root.appendChild(root.ownerDocument.createElement('div'))
  const made = createRoot(place)
  made.render(<StyleRoot.Provider value={root}>{view}</StyleRoot.Provider>)
  return () => {
    made.unmount()
    detach(place)
  }
}
