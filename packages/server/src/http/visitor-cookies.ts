import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { AppEnv, CookieKind, VisitorCookies } from './context'

/**
 * `__Host-` keeps another subdomain from setting the cookie, `Http-` a script; browsers that do not know the second half keep to the
 * first. Chromium and Firefox accept it on http://localhost too.
 */
const prefix = '__Host-Http-'

export const sessionCookie = `${prefix}chuhai_session`

/** The name before, which sessions have for up to thirty days more. */
const formerSessionCookie = '__Host-chuhai_session'

const session: CookieOptions = { sameSite: 'None', partitioned: true }
/** Sent with top-level navigations only, such as a provider's redirect back. */
const signOnStep: CookieOptions = { sameSite: 'Lax' }

const kinds: Record<CookieKind, { name: string; options: CookieOptions }> = {
  session: { name: sessionCookie, options: session },
  /** Binds a sign-on by a link to the browser that started it. */
  proof: { name: `${prefix}chuhai_sign_on`, options: signOnStep },
  /** The secret of a draft's link. */
  draft: { name: `${prefix}chuhai_draft`, options: signOnStep },
  /** The page after the provider's logout. */
  service: { name: `${prefix}chuhai_service`, options: signOnStep },
}

/** The `Cookie` header of a request with one cookie alone. */
export const cookieHeader = (kind: CookieKind, value: string): string =>
  `${kinds[kind].name}=${encodeURIComponent(value)}`

const always: CookieOptions = { path: '/', httpOnly: true }

/**
 * Safari keeps no `Secure` cookie of http://localhost (webkit.org/b/281149). Where the product itself is served over http, which is
 * for development only, its cookies are plain ones there, and the same as elsewhere over https.
 */
export const plainCookiesForSafari =
  (publicUrl: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const agent = c.req.header('User-Agent') ?? ''
    const isSafari = agent.includes('AppleWebKit/') && !agent.includes('Chrome/')
    c.set('areCookiesPlain', publicUrl.startsWith('http:') && isSafari)
    await next()
  }

export const visitorCookies = (c: Context<AppEnv>): VisitorCookies => {
  const cookieOf = (kind: CookieKind): { name: string; options: CookieOptions } => {
    const { name, options } = kinds[kind]
    return c.get('areCookiesPlain')
      ? { name: name.slice(prefix.length), options: { ...always, sameSite: 'Lax' } }
      : { name, options: { ...always, secure: true, ...options } }
  }
  const former = (kind: CookieKind) => (kind === 'session' ? getCookie(c, formerSessionCookie) : undefined)
  const dropFormer = (kind: CookieKind) => {
    if (former(kind) !== undefined)
      deleteCookie(c, formerSessionCookie, { ...always, secure: true, ...session })
  }
  return {
    read: (kind) => getCookie(c, cookieOf(kind).name) ?? former(kind),
    keep(kind, value, seconds) {
      const { name, options } = cookieOf(kind)
      setCookie(c, name, value, { ...options, maxAge: seconds })
      dropFormer(kind)
    },
    drop(kind) {
      const { name, options } = cookieOf(kind)
      deleteCookie(c, name, options)
      dropFormer(kind)
    },
  }
}
