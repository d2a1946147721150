/** What the names and addresses of hosts are made of; an address may have more in it, which would not stay one word of a header. */
const hostName = /^(?:[a-z\d_-]+\.)*[a-z\d_-]+$|^\[[\da-f:.]+\]$/

const parsed = (address: string): URL | null => {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/**
 * Returns the origin of an address as browsers send it, without its path and usual port and with its name in ASCII; null for
 * what is no address of a website.
 *
 * @example
 * originOf('https://例子.中国:443/about') // 'https://xn--fsqu00a.xn--fiqs8s'
 */
export const originOf = (address: string): string | null => {
  const url = parsed(address)
  if (!url || !/^https?:$/.test(url.protocol) || !hostName.test(url.hostname)) return null
  return url.username === '' && url.password === '' ? url.origin : null
}

/** Whether an address is of this machine, where pages are developed. */
export const isLocal = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
