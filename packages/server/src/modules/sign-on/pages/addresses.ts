const webPage = /^https?:$/

/** An address of a site's own, where a sign-on may lead back to; null for every other. */
export const addressWithin = (address: string, origin: string): URL | null => {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isWithin = webPage.test(url.protocol) && url.origin === origin && !url.username && !url.password
  return isWithin ? url : null
}

/**
 * The whole address of a path of ours; what leads elsewhere, however it is written, leads home. It stays whole,
 * because a path of its own can begin with two slashes again.
 */
export const ownAddress = (path: string | undefined, publicUrl: string): string => {
  const home = `${publicUrl}/`
  if (!path?.startsWith('/') || !URL.canParse(path, publicUrl)) return home
  return addressWithin(new URL(path, publicUrl).href, publicUrl)?.href ?? home
}

/** An address with an answer at the end of its query; the rest of it stays as it is. */
export const withAnswer = (address: string, answer: Record<string, string>): string => {
  const url = new URL(address)
  url.search = [url.search.slice(1), new URLSearchParams(answer).toString()].filter(Boolean).join('&')
  return url.href
}
