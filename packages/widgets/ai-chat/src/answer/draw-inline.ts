import type { Addresses } from './addresses'
import type { Inline } from './inline'

/** What answers are drawn with. */
export interface Ink {
  document: Document
  addresses: Addresses
  words: { copy: string; image: string; table: string }
}

const drawLink = (address: string, children: readonly Inline[], ink: Ink): Node => {
  const href = ink.addresses.link(address)
  // What leads nowhere we know stays readable, and can be judged by whoever reads it.
  if (!href) return fill(ink.document.createElement('span'), children, ink)
  const link = ink.document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  return fill(link, children, ink)
}

const drawImage = (address: string, text: string, ink: Ink): Node => {
  const src = ink.addresses.image(address)
  if (!src) return drawLink(address, [text || address], ink)
  const button = ink.document.createElement('button')
  button.type = 'button'
  button.className = 'ch-answer__image'
  button.dataset.act = 'view'
  button.setAttribute('aria-label', `${ink.words.image} ${text}`.trim())
  const image = ink.document.createElement('img')
  image.src = src
  image.alt = text
  image.loading = 'lazy'
  button.append(image)
  return button
}

const drawOne = (inline: Inline, ink: Ink): Node => {
  const { document } = ink
  if (typeof inline === 'string') return document.createTextNode(inline)
  switch (inline.kind) {
    case 'break':
      return document.createElement('br')
    case 'code': {
      const code = document.createElement('code')
      code.textContent = inline.text
      return code
    }
    case 'link':
      return drawLink(inline.address, inline.children, ink)
    case 'image':
      return drawImage(inline.address, inline.text, ink)
    default:
      return fill(document.createElement(inline.kind), inline.children, ink)
  }
}

/** Puts text with its emphasis, links and images into an element, in place of what was there. Nothing is read as HTML. */
export const fill = <E extends HTMLElement>(element: E, inlines: readonly Inline[], ink: Ink): E => {
  element.replaceChildren(...inlines.map((inline) => drawOne(inline, ink)))
  return element
}
