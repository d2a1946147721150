import type { Locale } from '@chuhai/contract'
import type { UserInfo } from '@chuhai/contract/user'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Db } from '../database/db'
import type { EventStream } from './event-stream'
import type { VisitorCookies } from './visitor-cookies'

/** What the app's middlewares hand to one another. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** Set where a page asks its own server while it is rendered: the visitor was counted once already. */
    isInProcess?: boolean
    /** Set to null by a server that writes events to the socket itself; a handler puts its events here. */
    events?: EventStream<unknown> | null
  }
  Variables: {
    requestId: string
    /** Code of the error envelope, for the log. */
    errorCode?: string
  }
}

export type AppContext = Context<AppEnv>

/** Who is signed in, and until when if nothing more is heard of them. */
export interface Session {
  user: UserInfo
  endsAt: Date
}

/** Knows sessions by the value of their cookie; null for one that has ended or never was. */
export interface Sessions {
  find(value: string, now: Date): Promise<Session | null>
}

/** What is known of a request before anybody judges it. */
export interface Arrival {
  db: Db
  now: Date
  cookies: VisitorCookies
}

/** What a handler knows beside its validated input. */
export interface Call extends Arrival {
  session: Session | null
  user: UserInfo | null
  /** The user's id in the database. */
  userId: number | null
  /** The selected organisation, checked to be one of the user's. */
  orgId: string | null
  /** Origin of the page that calls; empty where the call comes from no page, or from a page of ours that only reads. */
  siteOrigin: string
  /** The language of texts in the answer. */
  locale: Locale
}

/** The same for a call that is for users only: somebody is signed in. */
export interface UserCall extends Call {
  session: Session
  user: UserInfo
  userId: number
}
