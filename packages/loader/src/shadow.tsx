import { ownOptions, StyleRoot } from '@chuhai/ui'
import { isolateEvents, scrollsItself } from '@chuhai/ui/element'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Context } from './context'
import { detach } from './host-page'
import { stayOnPage } from './stay-on-page'

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

/** Renders a part of the whole page into a host of its own, which stays on the page until the loader ends. */
export const renderOnPage = (tag: `chuhai-${string}`, context: Context, view: ReactNode): void => {
  const host = document.createElement(tag)
  context.watch(({ theme, locale }) => {
    host.setAttribute('data-theme', theme)
    host.setAttribute('lang', locale)
  })
  // First of all: only what is on the page can be shown in the top layer.
  stayOnPage(document, host, context.ended)
  context.ended.addEventListener('abort', renderInto(host.attachShadow(ownOptions({ mode: 'open' })), view))
}
