/** Where an answer may lead and what it may show: it was written by a machine, from who knows what. */
export interface Addresses {
  /** An address to follow; null for anything that is none of a page's or a mail's. */
  link(text: string): string | null
  /** An image to load: the portal's own only, so that no answer tells a stranger who reads it. */
  image(text: string): string | null
}

/** The page's own calls: a link or an image must not make one. */
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
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers take them out of addresses, to read javascript: behind them
    if (/[\u0000-\u0020\u007f\\]/.test(text) || !/^(?:https?:\/\/|mailto:|\/)/i.test(text)) return null
    try {
      const url = new URL(text, origin)
      // A name before the host pretends to be a host.
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
    image(text) {
      const url = read(text)
      if (!url || url.origin !== origin) return null
      return /\.(?:png|jpe?g|webp|gif|avif|svg)$/i.test(url.pathname) && !isCall(url) ? url.href : null
    },
  }
}
