import { afterAll, beforeAll } from 'vitest'
import type { AppOptions, createApp } from '../app'
import { noSignOn, type SignOnSettings } from '../settings/sign-on'
import { type Browser, createBrowser } from './browser'
import { type Grant, type MockProvider, startMockProvider } from './mock-provider'
import { createSignOnPage, decodePage } from './sign-on-page'
import { partner, startTestApp } from './test-app'

export const portal = 'http://localhost:4000'
export const callback = '/api/login/oauth2/callback/chuhai'
export const sessionName = '__Host-Http-chuhai_session'
export const proofName = '__Host-Http-chuhai_sign_on'

export const query = (values: Record<string, string>): string => new URLSearchParams(values).toString()

/** An app with two providers, `chuhai` and `other`, and a clock that tests can advance. */
export const startSignOnApp = (options: Omit<AppOptions, 'db'> = {}) => {
  const server = startTestApp()
  let provider: MockProvider
  let other: MockProvider
  let settings: SignOnSettings
  let app: ReturnType<typeof createApp>
  let aheadMs = 0

  beforeAll(async () => {
    provider = await startMockProvider('chuhai')
    other = await startMockProvider('other')
    settings = { ...noSignOn, providers: [provider.settings, other.settings] }
    const clock = () => new Date(Date.now() + aheadMs)
    app = server.another({ signOn: settings, clock, ...options })
  })
  afterAll(() => Promise.all([provider.stop(), other.stop()]))

  const now = () => new Date(Date.now() + aheadMs)
  const newBrowser = (agent?: string) =>
    createBrowser(async (path, init) => {
      const headers = new Headers(init.headers)
      if (agent !== undefined) headers.set('User-Agent', agent)
      return app.request(path, { ...init, headers })
    })

  /** Follows a link of this server to the provider, signs in there, and comes back. */
  const signInByLink = async (path: string, browser = newBrowser(), grant: Grant = {}) => {
    const start = await browser.open(path)
    const answer = provider.signIn(new URL(start.headers.get('Location') ?? ''), grant)
    const response = await browser.open(`${callback}?${query(answer)}`)
    return { browser, answer, response }
  }

  return {
    get db() {
      return server.db
    },
    get provider() {
      return provider
    },
    get other() {
      return other
    },
    get settings() {
      return settings
    },
    another: server.another,
    newBrowser,
    newPage: (browser = newBrowser(), client = 'chuhai', origin = partner) =>
      createSignOnPage(browser, origin, client, now),
    pass: (ms: number) => {
      aheadMs += ms
    },
    now,
    signInByLink,

    /** Signs in at a page, by default of the portal, which exchanges the code of the callback page. */
    async signInAtPage(browser = newBrowser(), grant: Grant = {}, origin = portal) {
      const page = createSignOnPage(browser, origin, 'chuhai', now)
      const answer = provider.signIn(await page.begin(), grant)
      const { message } = await decodePage(await browser.open(`${callback}?${query(answer)}`))
      const { type: _, ...handed } = message ?? {}
      return { page, answer, browser, exchanged: await page.exchange(handed) }
    },

    /** The one-time token and the address at the end of a mini-programme's sign-on. */
    async tokenFor(browser: Browser, subject = 'shen') {
      const path = '/api/oauth2/authorization/chuhai/applet?service=/school'
      const { response } = await signInByLink(path, browser, { subject })
      const location = new URL(response.headers.get('Location') ?? '')
      return { location, token: location.searchParams.get('token') ?? '' }
    },

    /** Who a browser is signed in as. */
    async nameOf(browser: Browser): Promise<string | null> {
      const response = await browser.send('/api/user/info')
      const { data } = (await response.json()) as { data: { userName: string } | null }
      return data?.userName ?? null
    },
  }
}
