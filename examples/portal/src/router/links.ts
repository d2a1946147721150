import { createScope } from '@chuhai/core'

type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click asks for a new tab or window: then the browser handles the link. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

interface LinkHandlers {
  /** Whether the portal has a page at this address. */
  owns(href: string): boolean
  follow(href: string): void
  prefetch(href: string): void
}

/** The link that an event is in. */
export const anchorOf = (event: Event): HTMLAnchorElement | null => {
  const target = event.composedPath()[0]
  return target instanceof Element ? target.closest('a[href]') : null
}

/** The path of a link that stays in this tab and on this site, otherwise null. */
const internalPath = (anchor: HTMLAnchorElement): string | null => {
  if (anchor.target && anchor.target !== '_self') return null
  if (anchor.hasAttribute('download') || anchor.origin !== anchor.ownerDocument.location.origin) return null
  return anchor.pathname + anchor.search + anchor.hash
}

/** Long enough to tell a pointer that rests on a link from a page that scrolls past the pointer. */
const hoverMs = 60

/**
 * Plain links everywhere, also in content from the database and in widgets: one listener turns a click on one of our
 * own addresses into a page change, and a resting pointer, focus or the beginning of a press into a prefetch.
 */
export const watchLinks = (document: Document, { owns, follow, prefetch }: LinkHandlers): (() => void) => {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || isModifiedClick(event)) return
    const anchor = anchorOf(event)
    const href = anchor && internalPath(anchor)
    if (!anchor || !href || !owns(href)) return
    const { pathname, search } = document.location
    if (anchor.hash && anchor.pathname === pathname && anchor.search === search) return
    event.preventDefault()
    follow(href)
  }
  const ownPath = (event: Event) => {
    const anchor = anchorOf(event)
    const href = anchor && internalPath(anchor)
    return href && owns(href) ? href : null
  }
  const onIntent = (event: Event) => {
    const href = ownPath(event)
    if (href) prefetch(href)
  }
  const { signal, later, end } = createScope()
  let cancelHover = () => {}
  const onPointer = (event: Event) => {
    cancelHover()
    const href = ownPath(event)
    if (href) cancelHover = later(hoverMs, () => prefetch(href))
  }
  const intents = ['mousedown', 'focusin', 'touchstart'] as const
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('mouseover', onPointer, { passive: true, signal })
  for (const name of intents) document.addEventListener(name, onIntent, { passive: true, signal })
  return end
}
