import type { Locale } from '@chuhai/contract'
import type { SiteScope } from '@chuhai/contract/site-scope'
import type { UserInfo } from '@chuhai/contract/user'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Db } from '../database/db'
import type { EventStream } from './event-stream'

/** Bindings and variables of the app's middlewares. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** Set on calls of a page that is being rendered, whose visitor the rate limit has counted already. */
    isInProcess?: boolean
    /** Set to null by a server that writes events to the socket itself; a handler puts its events here. */
    events?: EventStream<unknown> | null
  }
  Variables: {
    requestId: string
    /** Code of the error envelope, for the log. */
    errorCode?: string
    /** Whether this browser keeps plain cookies only. */
    areCookiesPlain?: boolean
    /** The visitor's session, once it was looked up. */
    session?: VisitorSession | null
    /** The key that the page of another site has proved to have, once the proof was verified. */
    provenKey?: Promise<string | null>
  }
}

export type AppContext = Context<AppEnv>

export type CookieKind = 'session' | 'proof' | 'draft' | 'service'

/** This server's cookies of one visitor; scripts cannot read them. */
export interface VisitorCookies {
  read(kind: CookieKind): string | undefined
  keep(kind: CookieKind, value: string, seconds: number): void
  drop(kind: CookieKind): void
}

/** The signed-in user, and when the session ends without further requests. */
export interface Session {
  user: UserInfo
  endsAt: Date
}

/** The session of a request, and its secret: the value of the cookie, or the first half of a site's token. */
export interface VisitorSession extends Session {
  secret: string
}

/** A session as it is stored, with the other site that it belongs to; null for the portal. */
export interface StoredSession extends Session {
  site: { origin: string; keyThumbprint: string } | null
}

/** Finds sessions by their secrets; null for one that has ended or is unknown. */
export interface Sessions {
  find(secret: string, now: Date): Promise<StoredSession | null>
  /** Whether a site's token was issued and is not expired. */
  isCurrentToken(token: string, now: Date): Promise<boolean>
  /** The secret of the session that a site's token is of. */
  secretOf(token: string): string
  /** Returns those of some secrets whose sessions are over, without counting as a use of the others. */
  ended(secrets: readonly string[], now: Date): Promise<ReadonlySet<string>>
}

/** Runs reads as the visitor with a draft's secret sees the content; with an unknown secret as everybody does. */
export interface Drafts {
  read<T>(secret: string, now: Date, read: (db: Db) => Promise<T>, isWanted?: () => boolean): Promise<T>
  /** Returns whether the secret is that of a draft. */
  isOpen(secret: string, now: Date): Promise<boolean>
  /** Returns the digest of the picture that a draft has at a path; undefined where it has none. */
  pictureOf(secret: string, path: string, now: Date): Promise<string | undefined>
}

/** The context of a request before its session is known. */
export interface RequestContext {
  db: Db
  now: Date
  cookies: VisitorCookies
  /** The browser and the system of the visitor, such as `Chrome, Windows`; null where they are not known. */
  device: string | null
}

/** The context of a call of the API, with which a session can begin or go on. */
export interface EnterContext extends RequestContext {
  /** The key that a page of another site proves to have where its session begins; null without a proof. */
  provenKey(): Promise<string | null>
  /** The session of another site's token that may be expired. */
  renewedSession(): Promise<VisitorSession | null>
}

/** What a handler receives beside its validated input. */
export interface Call extends EnterContext {
  session: VisitorSession | null
  user: UserInfo | null
  /** The user's id in the database. */
  userId: number | null
  /** The selected organisation, checked to be one of the user's. */
  orgId: string | null
  /** Origin of the calling page; empty without a page, and for reads of a same-origin page. */
  siteOrigin: string
  /** The other site whose page calls; null for the portal. */
  site: string | null
  /** Who the call counts for, as the rate limit has it. */
  sender: string
  /** The language of texts in the answer. */
  locale: Locale
}

/** The same for an endpoint that needs a user. */
export interface UserCall extends Call {
  session: VisitorSession
  user: UserInfo
  userId: number
}

/** Origins that may call; the site module implements it. */
export interface SiteRegistry {
  has(origin: string): Promise<boolean>
  /** Whether pages of a site may do for their visitor what a scope says. */
  allows(origin: string, scope: SiteScope): Promise<boolean>
}
