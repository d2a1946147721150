import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/**
 * `__Host-` keeps another subdomain from setting the cookie, `Http-` a script; browsers that do not know the second half keep to the
 * first, and all accept it on http://localhost too. A partitioned session in another site's page belongs to that site alone, and
 * needs no third-party cookies.
 */
const prefix = '__Host-Http-chuhai_'

export const sessionCookie = `${prefix}session`

/** The name before, which sessions have for up to thirty days more. */
const formerSessionCookie = '__Host-chuhai_session'

const session: CookieOptions = { sameSite: 'None', partitioned: true }
/** Sent with top-level navigations only, such as a provider's redirect back. */
const signOnStep: CookieOptions = { sameSite: 'Lax' }

const kinds = {
  session: { name: sessionCookie, options: session },
  /** Binds a sign-on by a link to the browser that started it. */
  proof: { name: `${prefix}sign_on`, options: signOnStep },
  /** The secret of a draft's link. */
  draft: { name: `${prefix}draft`, options: signOnStep },
  /** The page after the provider's logout. */
  service: { name: `${prefix}service`, options: signOnStep },
}

type Kind = keyof typeof kinds

/** This server's cookies of one visitor; scripts cannot read them. */
export interface VisitorCookies {
  read(kind: Kind): string | undefined
  keep(kind: Kind, value: string, seconds: number): void
  drop(kind: Kind): void
}

/** The `Cookie` header of a request with one cookie alone. */
export const cookieHeader = (kind: Kind, value: string): string =>
  `${kinds[kind].name}=${encodeURIComponent(value)}`

const always: CookieOptions = { path: '/', httpOnly: true, secure: true }

export const visitorCookies = (c: Context): VisitorCookies => {
  const former = (kind: Kind) => (kind === 'session' ? getCookie(c, formerSessionCookie) : undefined)
  const dropFormer = (kind: Kind) => {
    if (former(kind) !== undefined) deleteCookie(c, formerSessionCookie, { ...always, ...session })
  }
  return {
    read: (kind) => getCookie(c, kinds[kind].name) ?? former(kind),
    keep(kind, value, seconds) {
      const { name, options } = kinds[kind]
      setCookie(c, name, value, { ...always, ...options, maxAge: seconds })
      dropFormer(kind)
    },
    drop(kind) {
      const { name, options } = kinds[kind]
      deleteCookie(c, name, { ...always, ...options })
      dropFormer(kind)
    },
  }
}
