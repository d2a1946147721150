import { brand as productBrand } from '@chuhai/contract/constants'
import { ownOptions } from '@chuhai/host-page'
import { createCallOnDemand } from './calls/call-on-demand'
import { handleCallError } from './calls/handle-call-error'
import { visitorHeaders } from './calls/request'
import { createServerClock } from './clock/clock'
import type { Core, CoreOptions } from './core'
import { createDrafts } from './drafts/drafts'
import { coreMessages, createLocale } from './locale/locale'
import { createNetwork } from './network/network'
import { createNotices, createReport } from './notices/notices'
import { createOrganisation, organisationKey } from './organisation/organisation'
import { createQueries } from './queries/queries'
import { createSession, type Session } from './session/session'
import { sessionHintKey, signedOutHint } from './session/session-hint'
import { createSignOn } from './sign-on/sign-on'
import { createSafeStorage } from './storage/safe-storage'
import { createTheme } from './theme/theme'

/**
 * The page's own `fetch`, given an address and settings: scripts of host pages that wrap `fetch` often know no
 * `Request` objects, which is what the HTTP client hands over. The body comes with the settings.
 */
const pageFetch: typeof globalThis.fetch = async (input, init) => {
  if (!(input instanceof Request)) return globalThis.fetch(input, init)
  const { url, method, headers, credentials, signal, keepalive } = input
  return globalThis.fetch(url, ownOptions({ method, headers, credentials, signal, keepalive, ...init }))
}

/** The server's address without a slash at its end. */
const baseOf = (options?: Partial<CoreOptions>): string => {
  const base: unknown = options?.base
  if (typeof base === 'string' && /^(https?:\/\/[^\s/?#]+[^\s?#]*)?$/.test(base))
    return base.replace(/\/+$/, '')
  const given = base === undefined ? 'missing' : JSON.stringify(base)
  throw new TypeError(
    `[chuhai] createCore: base is ${given}. Set it to the address of the portal, 'https://portal.example.com', or to '' on its own pages.`,
  )
}

/**
 * Creates the headless client; all of its state is in the returned object.
 *
 * @param given `base` is the server's address, `https://portal.example.com`; `''` on the portal's own pages. `locale` and `brand` are
 *   those of the site; the rest replaces what a browser has: `fetch`, storages, the clock in milliseconds.
 * @returns What every widget of a page shares. Create one per page, and call `destroy()` when it is no longer needed.
 * @throws TypeError where `base` is missing or no address.
 * @example
 * const core = createCore({ base: 'http://localhost:4000', locale: 'en' })
 * core.session.refresh()
 */
export const createCore = (given: CoreOptions): Core => {
  const options = ownOptions(given ?? {}) as CoreOptions
  const base = baseOf(options)
  const { brand = productBrand, now = () => Date.now() } = options
  const { clock, watch } = createServerClock(now)
  const lifetime = new AbortController()
  const { network, fetch } = createNetwork(watch(options.fetch ?? pageFetch), lifetime.signal)
  const stored = createSafeStorage(() => options.localStorage ?? globalThis.window?.localStorage)
  const storedInTab = createSafeStorage(() => options.sessionStorage ?? globalThis.window?.sessionStorage)

  const locale = createLocale(options.locale)
  const messages = () => coreMessages[locale.$locale.get()]
  const notices = createNotices(messages)
  const signOn = createSignOn()
  const drafts = createDrafts(storedInTab)

  const calls = createCallOnDemand({
    base,
    fetch,
    lifetime: lifetime.signal,
    messages,
    clock,
    stored,
    headers: () => visitorHeaders({ locale, session, organisation }),
    onError: (error, failed) =>
      handleCallError({ base, session, signOn, organisation, notices }, error, failed),
    now,
  })
  const { call } = calls
  const session: Session = {
    ...createSession({
      call,
      storage: stored,
      base,
      ended: lifetime.signal,
      now,
      onSignedOut: () => drafts.clear(),
    }),
    clear() {
      stored.set(sessionHintKey, signedOutHint)
      session.expire()
      stored.remove(organisationKey)
      drafts.clear()
    },
  }
  const organisation = createOrganisation(session.$user, stored)

  return {
    base,
    brand,
    fetch,
    network,
    clock,
    ...calls,
    query: createQueries({ call, $user: session.$user, $orgId: organisation.$orgId }),
    session,
    organisation,
    signOn,
    locale,
    theme: createTheme(),
    drafts,
    notices,
    report: createReport(notices),
    ended: lifetime.signal,
    destroy: () => lifetime.abort(),
  }
}
