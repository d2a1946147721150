import { keyProofHeader, siteTokenScheme } from '@chuhai/contract/sign-on'
import { ApiError } from './api-error'
import type { AppContext, Sessions, VisitorSession } from './context'
import { createKeyProofs } from './key-proof'
import { visitorCookies } from './visitor-cookies'

export interface VisitorSessions {
  /** The other site whose page sends a request; null for the portal. */
  siteOf(c: AppContext): string | null
  /**
   * Resolves with the session of a request: by the cookie on the portal's own pages, by a token and the proof of its key on those
   * of other sites, where no cookie counts. Throws UNAUTHORIZED for a token that is not, or no longer, of that page.
   */
  of(c: AppContext, now: Date): Promise<VisitorSession | null>
  /** The same for a token that is expired: its session may go on. */
  ofOldToken(c: AppContext, now: Date): Promise<VisitorSession | null>
  /** Resolves with the thumbprint of the key with which the page of another site begins a session; null without a proof. */
  beginning(c: AppContext, now: Date): Promise<string | null>
}

interface VisitorSessionOptions {
  sessions: Sessions
  publicUrl: string
}

/** Requests that a page of another site lets the browser send by itself, such as for an image. */
const isSentForOthers = (c: AppContext): boolean =>
  ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '') &&
  c.req.header('Sec-Fetch-Mode') !== 'navigate'

export const createVisitorSessions = ({ sessions, publicUrl }: VisitorSessionOptions): VisitorSessions => {
  const portal = new URL(publicUrl).origin
  const proofs = createKeyProofs()

  const siteOf = (c: AppContext): string | null => {
    // Browsers omit the origin of a same-origin GET.
    const origin = c.req.header('Origin') ?? portal
    return origin === portal ? null : origin
  }

  const proven = (c: AppContext, now: Date, token?: string): Promise<string | null> => {
    const proof = c.req.header(keyProofHeader) ?? ''
    const key =
      c.get('provenKey') ??
      proofs.verify(proof, { method: c.req.method, url: `${portal}${c.req.path}`, token, now })
    // A second look at the same request is no second use.
    c.set('provenKey', key)
    return key
  }

  const ofCookie = async (c: AppContext, now: Date): Promise<VisitorSession | null> => {
    const secret = isSentForOthers(c) ? undefined : visitorCookies(c).read('session')
    const session = secret === undefined ? null : await sessions.find(secret, now)
    return session && secret && !session.site ? { ...session, secret } : null
  }

  const ofToken = async (c: AppContext, origin: string, now: Date, isOld: boolean) => {
    const [scheme, token] = (c.req.header('Authorization') ?? '').split(' ')
    if (scheme !== siteTokenScheme || !token) return null
    const secret = sessions.secretOf(token)
    const [thumbprint, session, isCurrent] = await Promise.all([
      proven(c, now, token),
      sessions.find(secret, now),
      isOld || sessions.isCurrentToken(token, now),
    ])
    const isOwn = session?.site?.origin === origin && session.site.keyThumbprint === thumbprint
    if (!session || !isOwn || !isCurrent) throw new ApiError('UNAUTHORIZED')
    return { ...session, secret }
  }

  const find = async (c: AppContext, now: Date, isOld = false): Promise<VisitorSession | null> => {
    const site = siteOf(c)
    return site === null ? ofCookie(c, now) : ofToken(c, site, now, isOld)
  }

  return {
    siteOf,
    async of(c, now) {
      const known = c.get('session')
      if (known !== undefined) return known
      const session = await find(c, now)
      c.set('session', session)
      return session
    },
    ofOldToken: (c, now) => find(c, now, true),
    beginning: (c, now) => proven(c, now),
  }
}
