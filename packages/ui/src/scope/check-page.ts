import type { StyleTarget } from '../styling/adopt-styles'

const warned = new WeakSet<Element>()

const warn = (element: Element, text: string): void => {
  if (warned.has(element)) return
  warned.add(element)
  const [name] = element.classList
  console.warn(`[chuhai] .${name} ${text}`)
}

const linkStyles = "import '@chuhai/ui/styles.css', or the styles.css of each widget, in the page"

const hasTokens = (element: Element): boolean =>
  getComputedStyle(element).getPropertyValue('--_font').trim() !== ''

/** Finds components of the page outside of a scope, and scopes without a stylesheet. A shadow root is a scope by itself. */
export const warnOfMissingStyles = (root: StyleTarget): void => {
  if (root.nodeType !== Node.DOCUMENT_NODE) return
  const outside = root.querySelector('[class^="ch-"]:not(.chuhai, .chuhai *)')
  if (outside)
    warn(
      outside,
      'has no colours and sizes: put <ChuhaiProvider>, or an element with the class "chuhai", around it.',
    )
  const scope = root.querySelector('.chuhai')
  if (scope && !hasTokens(scope)) warn(scope, `has no stylesheet: ${linkStyles}.`)
}

/** What a server has rendered is there before any component: it has to be styled by then. */
export const warnOfUnlinkedStyles = (): void => {
  const rendered = globalThis.document?.querySelector('.ch-scope')
  if (rendered && !hasTokens(rendered))
    warn(rendered, `was rendered by a server without a stylesheet, so the page will move: ${linkStyles}.`)
}
