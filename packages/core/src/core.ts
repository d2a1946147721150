import type { Locale } from '@chuhai/contract/locale'
import type { Call } from './calls/call'
import type { ServerClock } from './clock/clock'
import type { Drafts } from './drafts/drafts'
import type { LocaleStore } from './locale/locale'
import type { Network } from './network/network'
import type { Notices } from './notices/notices'
import type { Organisation } from './organisation/organisation'
import type { QueryOf } from './queries/queries'
import type { Session } from './session/session'
import type { SignOn } from './sign-on/sign-on'
import type { SiteSession } from './site-session/site-session'
import type { StorageLike } from './storage/safe-storage'
import type { ThemeStore } from './theme/theme'

/** What `createCore` takes. Only `base` is required; `fetch`, storages and clock replace those of the browser. */
export interface CoreOptions {
  /** Origin of the server, `http://localhost:4000`; empty for the page's own. On a server it must not be empty. */
  base: string
  locale?: Locale
  /** Product name, sent as the source of leads. */
  brand?: string
  fetch?: typeof globalThis.fetch
  localStorage?: StorageLike
  sessionStorage?: StorageLike
  /** The device's clock, in milliseconds. */
  now?: () => number
}

/** What every widget of a page shares. Its functions stand on their own: `const { call } = core` works. */
export interface Core {
  readonly base: string
  readonly brand: string
  /** The `fetch` of all requests, for code that streams a response; everything else uses `call`. */
  readonly fetch: typeof globalThis.fetch
  readonly network: Network
  readonly clock: ServerClock
  call: Call
  /** Loads the code of the first call, as soon as a call becomes likely. */
  prepare(): void
  query: QueryOf
  session: Session
  /** Resolves to the session of this site; to null on the portal's own pages, which have a cookie. */
  siteSession(): Promise<SiteSession | null>
  organisation: Organisation
  signOn: SignOn
  locale: LocaleStore
  theme: ThemeStore
  drafts: Drafts
  notices: Notices
  /** The global error handler: shows the error notice; silent for `401_UNAUTHORIZED` and aborts. */
  report(error: unknown): void
  /** Aborted by `destroy`. */
  readonly ended: AbortSignal
  /**
   * Aborts what is in flight and clears timers and listeners; calls reject with an `AbortError` from then on. Only what a visitor
   * has sent off still goes out: calls that are `persistent` or `keepalive`.
   */
  destroy(): void
}
