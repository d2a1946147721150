import { detach, undoZoom } from './host-page'

type Movable = Element & { moveBefore?(node: Node, child: Node | null): void }

/**
 * The host page's topmost modal dialog makes all around it inert: there the box has to be inside it. Browsers without
 * `:modal` find none: in `:is` an unknown selector is no error.
 */
const homeIn = (document: Document): Movable | null => {
  const modals = document.querySelectorAll(':is(dialog:modal)')
  return modals[modals.length - 1] ?? document.body
}

/** Puts `host` on the page and keeps it there: through a swapped body, and above the host's own modal dialogs. */
export const stayOnPage = (document: Document, host: HTMLElement, ended: AbortSignal): void => {
  const settle = () => {
    // A page that brings back a copy of its HTML, or clones it, brings our host without its content.
    for (const one of document.querySelectorAll(host.localName)) if (!one.shadowRoot) detach(one)
    const home = homeIn(document)
    if (!home || host.parentNode === home) return
    // moveBefore keeps what is open and focused; a removed node can only be inserted again.
    if (home.moveBefore && host.isConnected) home.moveBefore(host, null)
    else home.appendChild(host)
    undoZoom(host)
  }
  const resize = () => undoZoom(host)
  const observer = new MutationObserver(settle)
  settle()
  observer.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  window.addEventListener('resize', resize)
  ended.addEventListener('abort', () => {
    window.removeEventListener('resize', resize)
    observer.disconnect()
    detach(host)
  })
}
