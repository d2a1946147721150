const webPage = /^https?:$/

/** Returns an address within a site, where a sign-on may lead back to; null for any other. */
export const addressWithin = (address: string, origin: string): URL | null => {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isWithin = webPage.test(url.protocol) && url.origin === origin && !url.username && !url.password
  return isWithin ? url : null
}

/**
 * Returns the absolute address of a path of this server, and the home page for anything else. It stays absolute,
 * because its path can start with two slashes again.
 */
export const ownAddress = (path: string | undefined, publicUrl: string): string => {
  const home = `${publicUrl}/`
  if (!path?.startsWith('/') || !URL.canParse(path, publicUrl)) return home
  return addressWithin(new URL(path, publicUrl).href, publicUrl)?.href ?? home
}

/** Appends an answer to the query of an address, whose other parts stay unchanged. */
export const withAnswer = (address: string, answer: Record<string, string>): string => {
  const url = new URL(address)
  url.search = [url.search.slice(1), new URLSearchParams(answer).toString()].filter(Boolean).join('&')
  return url.href
}
