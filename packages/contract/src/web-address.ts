const hasProtocol = /^(?!(?:javascript|vbscript|data):)[a-z][a-z\d+.-]*:\/\/|^(?:mailto|tel|sms):/i

/**
 * An outside link with its protocol: `www.example.com` is `http://www.example.com` (specification 5.10). Paths within the
 * site stay as they are; an address that would run a script becomes one that leads nowhere.
 *
 * @example
 * withProtocol('www.example.com') // 'http://www.example.com'
 */
export const withProtocol = (address: string): string => {
  const link = address.trim()
  if (link === '' || hasProtocol.test(link)) return link
  if (link.startsWith('//')) return `http:${link}`
  return /^[/?#.]/.test(link) ? link : `http://${link}`
}

/** Whether an address is a path of the portal's own host. `//other.example` and `/\\other.example` are other hosts. */
export const isOwnPath = (address: string): boolean => /^\/(?!\/)[^\s\\]*$/.test(address)
