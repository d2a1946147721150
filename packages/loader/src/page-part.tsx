import { ownOptions } from '@chuhai/ui'
import type { ReactNode } from 'react'
import type { Context } from './context'
import { renderInto } from './shadow'
import { stayOnPage } from './stay-on-page'

/** Renders a view into a host element in the page's body, until the loader ends. */
export const renderOnPage = (tag: `chuhai-${string}`, context: Context, view: ReactNode): void => {
  const host = document.createElement(tag)
  context.watch(({ theme, locale }) => {
    host.setAttribute('data-theme', theme)
    host.setAttribute('lang', locale)
  })
  const root = host.attachShadow(ownOptions({ mode: 'open' }))
  // Only what is on the page can be shown in the top layer.
  stayOnPage(document, host, context.ended)
  context.ended.addEventListener('abort', renderInto(root, view))
}
