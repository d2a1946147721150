import type { UserInfo } from '@chuhai/contract/user'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Db } from '../database/db'

/** What the app's middlewares hand to one another. */
export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** Set where a page asks its own server while it is rendered: the visitor was counted once already. */
    isInProcess?: boolean
  }
  Variables: {
    requestId: string
    /** Code of the error envelope, for the log. */
    errorCode?: string
  }
}

export type AppContext = Context<AppEnv>

/** Who is signed in; null for a visitor. */
export interface Sessions {
  find(request: Request): Promise<UserInfo | null>
}

/** What a handler knows beside its validated input. */
export interface Call {
  db: Db
  now: Date
  user: UserInfo | null
  /** The selected organisation, checked to be one of the user's. */
  orgId: string | null
  /** Origin of the page that calls; empty where the call comes from no page. */
  siteOrigin: string
}
