import type { About } from '../app/about'
import { anchorOf, isModifiedClick } from './links'

/** The attributes of a link that opens the consultation panel; without JavaScript it leads to the page with the same form. */
export const consultLink = (about: About | undefined) => ({
  href: '/contactUs#consultation',
  'data-consult': about ? JSON.stringify(about) : '',
})

/** Opens the panel for such links, also in parts of a page whose own code is still on its way. */
export const watchConsultLinks = (document: Document, open: (about: About | null) => void): (() => void) => {
  const onClick = (event: MouseEvent) => {
    const about = anchorOf(event)?.dataset.consult
    if (about === undefined || event.defaultPrevented || isModifiedClick(event)) return
    event.preventDefault()
    open(about ? JSON.parse(about) : null)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
