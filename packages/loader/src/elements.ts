import { ownOptions } from '@chuhai/ui/element'
import type { Context } from './context'
import { detach, onNextFrame } from './host-page'
import type { Warn } from './settings'

export const boxTag = 'chuhai-help-box'
/** Starts a little before an element scrolls into view. */
const rootMargin = '300px'

export interface ElementsOptions {
  context: Context
  /** Imports and defines the element of that name. */
  define: Record<string, () => Promise<unknown>>
  warn: Warn
}

/** Upgrades our elements anywhere in the page, also those that are added later. */
export const watchElements = (document: Document, { context, define, warn }: ElementsOptions): void => {
  const seen = new WeakSet<Element>()
  const asked = new Set<string>()
  let isPlanned = false

  const load = (name: string) => {
    if (asked.has(name)) return
    asked.add(name)
    // A failed file was reported when it failed; the next element of its kind asks for it again.
    define[name]?.().catch(() => asked.delete(name))
  }
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      inView.unobserve(target)
      load(target.localName)
    }
  }, ownOptions({ rootMargin }))
  const scan = () => {
    isPlanned = false
    for (const element of document.querySelectorAll(':not(:defined)')) {
      const name = element.localName
      // Elements with a shadow root are set up already: the box, the host of notices.
      if (seen.has(element) || element.shadowRoot || !name.startsWith('chuhai-')) continue
      seen.add(element)
      // The box floats wherever its element is; the others load when they come near the visible part of the page.
      if (name === boxTag) load(name)
      else if (define[name]) inView.observe(element)
      else warn(`<${name}> is not ours. Known: ${Object.keys(define).join(', ')}.`)
    }
  }
  const added = new MutationObserver(() => {
    if (isPlanned) return
    isPlanned = true
    onNextFrame(() => context.ended.aborted || scan())
  })

  scan()
  added.observe(document, ownOptions({ childList: true, subtree: true }))
  context.ended.addEventListener('abort', () => {
    added.disconnect()
    inView.disconnect()
    for (const name of Object.keys(define))
      for (const element of document.querySelectorAll(name)) detach(element)
  })
}
