import type { Inline } from './emphasis'
import { targetBehind } from './link-target'
import { plainText } from './links'
import { updateNodes } from './update-nodes'

/** Which addresses an answer may link to and load: it was written by a model from untrusted text. */
export interface Addresses {
  /** The address of a page or a mail; null for anything else. */
  link(text: string): string | null
  /** The target to show after a link's text; undefined where the text names it. */
  behind(words: string, href: string): string | undefined
  /** The address of an image of the portal; null for any other, which would tell its host who reads the answer. */
  image(text: string): string | null
}

/** Calls of our API: a link or an image must not make one. */
const isCall = ({ pathname }: URL) => /^\/api(?:\/|$)/i.test(decodeSafely(pathname).replace(/\/{2,}/g, '/'))

const decodeSafely = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** `origin` is the portal's; addresses that begin with a slash are its pages. */
export const createAddresses = (origin: string): Addresses => {
  const read = (text: string): URL | null => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in addresses, and would read javascript: behind them
    if (/[\u0000-\u0020\u007f\\]/.test(text) || !/^(?:https?:\/\/|mailto:|\/)/i.test(text)) return null
    try {
      const url = new URL(text, origin)
      // Credentials before the host can look like a host.
      return url.username || url.password ? null : url
    } catch {
      return null
    }
  }
  return {
    link(text) {
      const url = read(text)
      return url && !(url.origin === origin && isCall(url)) ? url.href : null
    },
    behind: (words, href) => targetBehind(words, href, origin),
    image(text) {
      const url = read(text)
      if (!url || url.origin !== origin) return null
      return /\.(?:png|jpe?g|webp|gif|avif|svg)$/i.test(url.pathname) && !isCall(url) ? url.href : null
    },
  }
}

/** What rendering needs beside the text. */
export interface RenderContext {
  document: Document
  addresses: Addresses
  words: { copy: string; image: string; table: string }
}

const renderLink = (address: string, children: readonly Inline[], context: RenderContext): Node => {
  const href = context.addresses.link(address)
  // A refused link stays readable.
  if (!href) return renderInlines(context.document.createElement('span'), children, context)
  const link = context.document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  const words = plainText(children)
  const target = context.addresses.behind(words, href)
  // An address may break within, so that the punctuation behind it does not begin a line.
  if (/^https?:\/\//i.test(words)) link.className = 'ch-answer__address'
  if (target === undefined) return renderInlines(link, children, context)
  link.dataset.target = target
  // Only the text is underlined, not the target after it.
  link.append(renderInlines(context.document.createElement('span'), children, context))
  return link
}

const renderImage = (address: string, text: string, context: RenderContext): Node => {
  const src = context.addresses.image(address)
  if (!src) return renderLink(address, [text || address], context)
  const button = context.document.createElement('button')
  button.type = 'button'
  button.className = 'ch-answer__image'
  button.dataset.act = 'view'
  button.setAttribute('aria-label', `${context.words.image} ${text}`.trim())
  const image = context.document.createElement('img')
  image.src = src
  image.alt = text
  image.loading = 'lazy'
  button.append(image)
  return button
}

const renderInline = (inline: Inline, context: RenderContext): Node => {
  const { document } = context
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
      return renderLink(inline.address, inline.children, context)
    case 'image':
      return renderImage(inline.address, inline.text, context)
    default:
      return renderInlines(document.createElement(inline.kind), inline.children, context)
  }
}

/** Gives an element this content. Nothing is read as HTML. */
export const renderInlines = <E extends HTMLElement>(
  element: E,
  inlines: readonly Inline[],
  context: RenderContext,
): E => {
  updateNodes(
    element,
    inlines.map((inline) => renderInline(inline, context)),
  )
  return element
}
