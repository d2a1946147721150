import { mayFrame } from './frame-policy'

const timeoutMs = 2500
const hops = 6
const freshMs = 10 * 60 * 1000
const failedMs = 30 * 1000

type MayFrame = (origin: string) => boolean

const nobody: MayFrame = () => false

const keepCookies = (jar: Map<string, string>, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const end = pair.indexOf('=')
    if (end > 0) jar.set(pair.slice(0, end).trim(), pair.slice(end + 1).trim())
  }
}

/** Goes where a visitor's browser would go, and looks at the page that it would show. */
const visit = async (address: URL): Promise<MayFrame> => {
  const jar = new Map<string, string>()
  const signal = AbortSignal.timeout(timeoutMs)
  let next = address
  for (let hop = 0; hop < hops; hop += 1) {
    const Cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(next, {
      redirect: 'manual',
      signal,
      headers: { Accept: 'text/html', ...(Cookie ? { Cookie } : {}) },
    })
    await response.body?.cancel()
    keepCookies(jar, response.headers)
    const location = response.headers.get('Location')
    if (response.status < 300 || response.status >= 400 || !location) {
      const page = next
      return response.ok ? (origin) => mayFrame(response.headers, page, origin) : nobody
    }
    next = new URL(location, next)
    if (!/^https?:$/.test(next.protocol)) return nobody
  }
  return nobody
}

/**
 * Knows who may frame a provider's login page: asks the page itself once in ten minutes, and nobody waits for a newer
 * answer while there is an older one. What is not known counts as no.
 */
export const createLoginPage = (addressOf: () => Promise<URL>) => {
  let known: { may: MayFrame; until: number } | null = null
  let looking: Promise<MayFrame> | null = null

  const look = async (): Promise<MayFrame> => {
    const may = await addressOf()
      .then(visit)
      .catch(() => nobody)
    known = { may, until: Date.now() + (may === nobody ? failedMs : freshMs) }
    return may
  }

  const refresh = () => {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }

  return {
    async mayBeFramedBy(origin: string): Promise<boolean> {
      const isFresh = known !== null && known.until > Date.now()
      const looked = isFresh ? null : refresh()
      const may = known ? known.may : await looked
      return may?.(origin) ?? false
    },
  }
}
