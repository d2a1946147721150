import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/**
 * `__Host-` keeps another subdomain from setting the cookie; browsers accept it on http://localhost too.
 * A partitioned session in another site's page belongs to that site alone, and needs no third-party cookies.
 */
export const sessionCookie = '__Host-chuhai_session'

const session: CookieOptions = { sameSite: 'None', partitioned: true }
/** Sent with top-level navigations only, such as a provider's redirect back. */
const signOnStep: CookieOptions = { sameSite: 'Lax' }

const kinds = {
  session: { name: sessionCookie, options: session },
  /** Binds a sign-on by a link to the browser that started it. */
  proof: { name: '__Host-chuhai_sign_on', options: signOnStep },
  /** The secret of a draft's link. */
  draft: { name: '__Host-chuhai_draft', options: signOnStep },
  /** The page after the provider's logout. */
  service: { name: '__Host-chuhai_service', options: signOnStep },
}

type Kind = keyof typeof kinds

/** This server's cookies of one visitor; scripts cannot read them. */
export interface VisitorCookies {
  read(kind: Kind): string | undefined
  keep(kind: Kind, value: string, seconds: number): void
  drop(kind: Kind): void
}

const always: CookieOptions = { path: '/', httpOnly: true, secure: true }

export const visitorCookies = (c: Context): VisitorCookies => ({
  read: (kind) => getCookie(c, kinds[kind].name),
  keep(kind, value, seconds) {
    const { name, options } = kinds[kind]
    setCookie(c, name, value, { ...always, ...options, maxAge: seconds })
  },
  drop(kind) {
    const { name, options } = kinds[kind]
    deleteCookie(c, name, { ...always, ...options })
  },
})
