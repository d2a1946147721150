const portOf = ({ port, protocol }: URL): string => port || (protocol === 'https:' ? '443' : '80')

const hostMatches = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host

/** Whether a source of `frame-ancestors` (CSP 3, 6.7.2.8) means an origin; `self` is the origin of the framed page. */
const sourceMatches = (source: string, origin: URL, self: URL): boolean => {
  if (source === '*') return true
  if (source === "'self'") return origin.origin === self.origin
  if (/^[a-z][a-z\d+.-]*:$/.test(source)) return source === origin.protocol
  const parts = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^:/]+|\[[^\]]+\])(?::(\d+|\*))?(?:\/.*)?$/.exec(source)
  if (!parts) return false
  const [, scheme, host = '', port] = parts
  const protocol = scheme ? `${scheme}:` : self.protocol
  // A page that was meant with http may have moved to https, and nothing else.
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

/** Whether an answer's headers let a page of `origin` frame it, as a browser would decide. */
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
