import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../process/log'
import { createBrowser } from '../../testing/browser'
import { callback, query, startSignOnApp } from '../../testing/sign-on-app'
import { createSignOnPage, decodePage, leadsTo } from '../../testing/sign-on-page'
import { partner } from '../../testing/test-app'

const lines: string[] = []
const server = startSignOnApp({ log: createLog('trace', { write: (line) => lines.push(line) }) })

afterEach(() => {
  server.provider.hang(false)
  server.provider.describe({})
  server.provider.frame({})
})

/** An instance that has not discovered the provider yet. */
const newInstance = () => server.another({ signOn: server.settings })

const framableAt = async (app: ReturnType<typeof newInstance>, Origin?: string) => {
  const response = await app.request('/api/sign-on/settings', { headers: Origin ? { Origin } : {} })
  const { data } = (await response.json()) as { data: { providers: { isFramable: boolean }[] } }
  return data.providers.map(({ isFramable }) => isFramable)
}

describe('a provider that is down', () => {
  it('does not stop the server from starting, shows a clear page at a start, and is used again without a restart', async () => {
    await server.provider.stop()
    const response = await server.newPage().start()
    expect(response.status).toBe(502)
    expect(await response.text()).toContain('登录服务暂时不可用，请稍后重试')
    // It is shown in frames of registered sites without telling which they are.
    expect(response.headers.get('Content-Security-Policy')).toMatch(/frame-ancestors \*$/)
    await server.provider.start()
    expect((await server.signInAtPage()).exchanged.http).toBe(200)
  })

  it('makes an exchange SIGN_ON_FAILED, and ends no session by signing out', async () => {
    const { browser } = await server.signInAtPage()
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    await server.provider.stop()
    const failed = await page.exchange(answer)
    expect(failed).toMatchObject({ http: 502, envelope: { status: 'SIGN_ON_FAILED' }, cookie: undefined })
    const leaving = await browser.open('/api/logout?service=/news')
    expect(leaving.status).toBe(303)
    expect(await server.nameOf(browser)).toBeNull()
    await server.provider.start()
    expect((await server.signInAtPage()).exchanged.http).toBe(200)
  })
})

describe('a provider that hangs', () => {
  /** An instance that waits for a moment only. */
  const hastyInstance = () =>
    server.another({ signOn: { ...server.settings, timeouts: { callMs: 50, logoutMs: 50, frameMs: 50 } } })

  it('is not waited for', async () => {
    let app = newInstance()
    const browser = createBrowser(async (path, init) => app.request(path, init))
    const page = createSignOnPage(browser, partner)
    const answer = server.provider.signIn(await page.begin())
    server.provider.hang(true)
    app = hastyInstance()
    const failed = await page.exchange(answer)
    expect(failed).toMatchObject({ http: 502, envelope: { status: 'SIGN_ON_FAILED' } })
    const start = await createSignOnPage(browser, partner).start()
    expect(start.status).toBe(502)
    server.provider.hang(false)
    expect((await server.signInAtPage()).exchanged.http).toBe(200)
  })

  it('counts as not framable, and delays no page', async () => {
    server.provider.hang(true)
    expect((await framableAt(hastyInstance(), partner))[0]).toBe(false)
  })
})

describe('a provider with optional differences', () => {
  const signInAnew = async (leaveOut: string[] = []) => {
    const app = newInstance()
    const browser = createBrowser(async (path, init) => app.request(path, init))
    const page = createSignOnPage(browser, partner)
    const answer: Record<string, string> = server.provider.signIn(await page.begin())
    for (const name of leaveOut) delete answer[name]
    const { message } = await decodePage(await browser.open(`${callback}?${query(answer)}`))
    const { type: _, ...handed } = message ?? {}
    return page.exchange(handed)
  }

  it('may omit iss where it does not announce it', async () => {
    server.provider.describe({ authorization_response_iss_parameter_supported: undefined })
    expect((await signInAnew(['iss'])).http).toBe(200)
  })

  it('may require the client secret in the form', async () => {
    server.provider.describe({ token_endpoint_auth_methods_supported: ['client_secret_post'] })
    expect((await signInAnew()).http).toBe(200)
  })

  it('may have no userinfo endpoint and no logout address', async () => {
    server.provider.describe({ userinfo_endpoint: undefined, end_session_endpoint: undefined })
    expect((await signInAnew()).http).toBe(200)
  })

  it('may change its key: the second sign-on at the latest uses the new one', async () => {
    await server.signInAtPage()
    server.provider.changeKey()
    await server.signInAtPage()
    expect((await server.signInAtPage()).exchanged.http).toBe(200)
  })
})

describe('an answer that is no code', () => {
  const answerTo = async (
    error: string,
    display: 'frame' | 'popup' | 'page',
    mode: 'silent' | 'login' = 'login',
    locale = 'zh-CN',
  ) => {
    const page = server.newPage()
    const address = await page.begin({ display, mode, returnTo: `${partner}/goods`, locale })
    const state = address.searchParams.get('state') ?? ''
    const iss = server.provider.settings.issuer
    return { page, response: await server.newBrowser().open(`${callback}?${query({ error, state, iss })}`) }
  }

  it.each([
    'login_required',
    'interaction_required',
    'consent_required',
    'account_selection_required',
    'access_denied',
  ])('%s makes frame and popup ask for a login, and leads a page back', async (error) => {
    for (const display of ['frame', 'popup'] as const) {
      const { page, response } = await answerTo(error, display, 'silent')
      const { message, closes } = await decodePage(response)
      expect([message, closes]).toEqual([{ type: 'NEED_LOGIN', state: page.state }, display === 'popup'])
    }
    const { page, response } = await answerTo(error, 'page')
    expect(await leadsTo(response)).toBe(`${partner}/goods?${query({ error, state: page.state })}`)
  })

  it('is shown in a popup when it is the provider’s own error', async () => {
    const { response } = await answerTo('server_error', 'popup')
    const { html, message, closes } = await decodePage(response)
    expect([response.status, message?.type, closes]).toEqual([400, 'NEED_LOGIN', false])
    expect(html).toContain('登录服务暂时不可用')
  })

  it('is shown, with a way back, to a visitor who came by a link', async () => {
    const start = await server.newBrowser().open('/api/oauth2/authorization/chuhai?service=/news')
    const state = new URL(start.headers.get('Location') ?? '').searchParams.get('state') ?? ''
    const iss = server.provider.settings.issuer
    const path = `${callback}?${query({ error: 'access_denied', state, iss })}`
    const html = await (await server.newBrowser().open(path)).text()
    expect(html).toContain('您取消了登录，或没有同意授权。')
    expect(html).toContain('href="http://localhost:4000/news"')
    const english = await answerTo('server_error', 'popup', 'login', 'en')
    expect(await english.response.text()).toContain('The sign-in service is unavailable')
  })
})

describe('a request to a provider', () => {
  it('depends on how a page starts', async () => {
    const asked = async (change: object) => {
      const { searchParams } = await server.newPage().begin(change)
      return [searchParams.get('prompt'), searchParams.get('ui_locales')]
    }
    expect(await asked({ mode: 'silent' })).toEqual(['none', 'zh-CN'])
    expect(await asked({ mode: 'register', locale: 'en' })).toEqual(['create', 'en'])
    expect(await asked({ mode: 'login' })).toEqual([null, 'zh-CN'])
  })

  it('carries PKCE, a nonce and the state of the page', async () => {
    const page = server.newPage()
    const { searchParams } = await page.begin()
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid profile',
      state: page.state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:4000/api/login/oauth2/callback/chuhai',
    })
  })

  it('is never cached, and never sent as a referrer', async () => {
    const { headers } = await server.newPage().start()
    expect([headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([
      'no-store',
      'no-referrer',
    ])
  })
})

it('says to each site whether it may frame the login page', async () => {
  server.provider.frame({ 'Content-Security-Policy': `frame-ancestors 'self' ${partner}` })
  server.other.frame({ 'X-Frame-Options': 'DENY' })
  // An instance whose provider answered too late refuses frames for a while.
  const app = await vi.waitFor(async () => {
    const instance = newInstance()
    expect(await framableAt(instance, partner)).toEqual([true, false])
    return instance
  })
  expect(await framableAt(app, 'http://127.0.0.1:4003')).toEqual([false, false])
  expect(await framableAt(app)).toEqual([false, false])
})

it('logs no codes, states or users', async () => {
  lines.length = 0
  const { page, answer, browser } = await server.signInAtPage(server.newBrowser(), { subject: 'geheim' })
  await server.signInAtPage(server.newBrowser(), { subject: 'geheim', claims: { nonce: 'geheim' } })
  await server.newBrowser().open(`${callback}?${query({ ...answer, state: 'x' })}`)
  const { token } = await server.tokenFor(browser, 'geheim')
  const text = lines.join('')
  expect(text).toContain('/api/login/oauth2/callback/:client')
  expect(text).toContain('provider failed')
  for (const secret of [page.state, page.proof, answer.code, token, 'geheim', ...browser.cookies.values()])
    expect(text).not.toContain(secret)
})
