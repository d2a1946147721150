import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/**
 * `__Host-` keeps a neighbouring subdomain from planting a cookie of its own; browsers accept it on http://localhost too.
 * Partitioned, a session in another site's page lives for that site alone, and needs no third-party cookies.
 */
export const sessionCookie = '__Host-chuhai_session'

const session: CookieOptions = { sameSite: 'None', partitioned: true }
/** Sent with top-level pages only, which is where a provider redirects back to. */
const signOnStep: CookieOptions = { sameSite: 'Lax' }

const kinds = {
  session: { name: sessionCookie, options: session },
  /** Binds a sign-on without a page of its own to the browser that began it. */
  proof: { name: '__Host-chuhai_sign_on', options: signOnStep },
  /** Where to go after the provider has signed out, too. */
  service: { name: '__Host-chuhai_service', options: signOnStep },
}

type Kind = keyof typeof kinds

/** Our cookies of one visitor; scripts can read none of them. */
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
