const webPage = /^https?:$/

/** Returns an address within a site; null for any other. */
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
