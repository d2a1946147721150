/** Words that are an address: with a scheme, or a host with an ending. */
const written = /^(?:https?:\/\/\S+|[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:[/?#]\S*)?)$/i

const addressIn = (words: string): URL | null => {
  if (!written.test(words)) return null
  try {
    return new URL(/^https?:/i.test(words) ? words : `https://${words}`)
  } catch {
    return null
  }
}

/** The address without its scheme, as people write it. */
const shortOf = ({ host, pathname, search, hash }: URL): string =>
  host + pathname.replace(/\/$/, '') + search + hash

/**
 * Returns the target to show after the text of a link, because a model chose the text and it may name another site: the host, or
 * the whole address where the text names another page of that host. Undefined where the text is accurate, and for pages of the portal.
 */
export const targetBehind = (words: string, href: string, portal: string): string | undefined => {
  const url = new URL(href)
  if (url.protocol === 'mailto:')
    return words.includes('@') && words !== url.pathname ? url.pathname : undefined
  const named = addressIn(words)
  if (!named) return url.origin === portal ? undefined : url.host
  // Letters that look like others are not those of the host.
  if (named.host !== url.host || !words.toLowerCase().includes(url.host)) return url.host
  return shortOf(named) === shortOf(url) ? undefined : shortOf(url)
}
