import { createRefreshingCache } from './refreshing-cache'

const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')

const hostMatches = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host

/** Whether a source of `frame-ancestors` (CSP 3, 6.7.2.8) matches an origin; `self` is the origin of the framed page. */
const sourceMatches = (source: string, origin: URL, self: URL): boolean => {
  if (source === '*') return true
  if (source === "'self'") return origin.origin === self.origin
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return source === origin.protocol
  const parts = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^:/]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/.exec(source)
  if (!parts) return false
  const [, scheme, host = '', port] = parts
  const protocol = scheme ? `${scheme}:` : self.protocol
  // A source with http also matches https.
  const isScheme = protocol === origin.protocol || (protocol === 'http:' && origin.protocol === 'https:')
  const isPort = port === '*' || (port ?? portOf(new URL(`${origin.protocol}//x`))) === portOf(origin)
  return isScheme && isPort && hostMatches(host, origin.hostname)
}

const ancestorLists = (policy: string): string[][] =>
  policy
    .toLowerCase()
    .split(',')
    .flatMap((one) => one.split(';'))
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name === 'frame-ancestors')
    .map(([, ...sources]) => sources)

/** Whether a browser would let a page of `origin` frame a response with these headers. */
export const mayFrame = (headers: Headers, address: URL, origin: string): boolean => {
  if (!URL.canParse(origin)) return false
  const asking = new URL(origin)
  const lists = ancestorLists(headers.get('Content-Security-Policy') ?? '')
  if (lists.length > 0)
    return lists.every((sources) => sources.some((source) => sourceMatches(source, asking, address)))
  const options = (headers.get('X-Frame-Options') ?? '').toLowerCase().split(',')
  const said = options.map((option) => option.trim())
  if (said.includes('deny')) return false
  return said.includes('sameorigin') ? asking.origin === address.origin : true
}

const timeoutMs = 2500
const maxRedirects = 6
const freshMs = 10 * 60 * 1000
const retryMs = 30 * 1000

type MayFrame = (origin: string) => boolean

/** Cookies by their hosts: none is sent to another one. */
const createJar = () => {
  const hosts = new Map<string, Map<string, string>>()
  return {
    headerFor: ({ host }: URL): Record<string, string> => {
      const pairs = [...(hosts.get(host) ?? [])].map((pair) => pair.join('='))
      return pairs.length > 0 ? { Cookie: pairs.join('; ') } : {}
    },
    keep({ host }: URL, headers: Headers) {
      const own = hosts.get(host) ?? new Map<string, string>()
      hosts.set(host, own)
      for (const cookie of headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        const end = pair.indexOf('=')
        if (end > 0) own.set(pair.slice(0, end).trim(), pair.slice(end + 1).trim())
      }
    },
  }
}

/** Follows redirects as a browser does, and reads the frame policy of the last page. Throws where there is no page. */
const readFramePolicy = async (address: URL): Promise<MayFrame> => {
  const jar = createJar()
  const signal = AbortSignal.timeout(timeoutMs)
  let next = address
  for (let hop = 0; hop < maxRedirects; hop += 1) {
    const headers = { Accept: 'text/html', ...jar.headerFor(next) }
    const response = await fetch(next, { redirect: 'manual', signal, headers })
    await response.body?.cancel()
    jar.keep(next, response.headers)
    const location = response.headers.get('Location')
    if (response.status < 300 || response.status >= 400 || !location) {
      const page = next
      if (!response.ok) throw new Error(`the login page answers ${response.status}`)
      return (origin) => mayFrame(response.headers, page, origin)
    }
    next = new URL(location, next)
    if (!/^https?:$/.test(next.protocol)) throw new Error(`the login page is at ${next.protocol}`)
  }
  throw new Error('the login page redirects too often')
}

/** Caches who may frame a provider's login page, which is fetched every ten minutes. */
export const createLoginPage = (addressOf: () => Promise<URL>) =>
  createRefreshingCache(() => addressOf().then(readFramePolicy), { freshMs, retryMs })
