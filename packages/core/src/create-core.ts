import { organisationHeader, brand as productBrand } from '@chuhai/contract/constants'
import { createCall } from './calls/call'
import { createDuplicateGuard } from './calls/duplicate-guard'
import { pageFetch } from './calls/page-fetch'
import { createTransport } from './calls/transport'
import type { Core, CoreOptions } from './core'
import { createDrafts } from './drafts/drafts'
import { createLocale } from './locale/locale'
import { coreMessages } from './locale/messages'
import { createNotices } from './notices/notices'
import { createReport } from './notices/report'
import { createOrganisation, organisationKey } from './organisation/organisation'
import { createQueries } from './queries/queries'
import { createSession } from './session/session'
import { createSignOn } from './sign-on/sign-on'
import { createSafeStorage } from './storage/safe-storage'
import { createTrack } from './track/track'

/** Makes the headless client; nothing of it lives outside the returned object. */
export const createCore = (options: CoreOptions): Core => {
  const { brand = productBrand, now = () => Date.now() } = options
  const base = options.base.replace(/\/+$/, '')
  const lifetime = new AbortController()
  const guard = createDuplicateGuard(now)
  const stored = createSafeStorage(() => options.localStorage ?? globalThis.window?.localStorage)
  const storedInTab = createSafeStorage(() => options.sessionStorage ?? globalThis.window?.sessionStorage)

  const locale = createLocale(options.locale)
  const messages = () => coreMessages[locale.$locale.get()]
  const notices = createNotices(messages)
  const signOn = createSignOn()

  const transport = createTransport(base, options.fetch ?? pageFetch)
  const call = createCall({
    transport,
    guard,
    lifetime: lifetime.signal,
    messages,
    headers() {
      const orgId = organisation.$orgId.get()
      return { 'Accept-Language': locale.$locale.get(), ...(orgId && { [organisationHeader]: orgId }) }
    },
    onUnauthorized(noRedirect) {
      session.clear()
      if (!noRedirect) signOn.request({ reason: 'unauthorized' })
    },
  })
  const session = createSession(call, stored)
  const organisation = createOrganisation(session.$user, stored)

  return {
    base,
    brand,
    call,
    prepare: transport.prepare,
    query: createQueries(call),
    session: {
      ...session,
      clear() {
        session.clear()
        stored.remove(organisationKey)
      },
    },
    organisation,
    signOn,
    locale,
    drafts: createDrafts(storedInTab),
    notices,
    report: createReport(notices),
    track: createTrack(call, session.$user, now),
    destroy() {
      lifetime.abort()
      guard.clear()
    },
  }
}
