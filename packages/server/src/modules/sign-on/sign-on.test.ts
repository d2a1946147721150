import type { UserInfo } from '@chuhai/contract/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { createApp } from '../../app'
import { noSignOn } from '../../settings/sign-on'
import { type Browser, createBrowser } from '../../testing/browser'
import { type OpenProvider, startOpenProvider } from '../../testing/open-provider'
import { portal, query } from '../../testing/sign-on-app'
import { createSignOnPage, decodePage } from '../../testing/sign-on-page'
import { pageHeaders, partner, startTestApp } from '../../testing/test-app'

const server = startTestApp()
let provider: OpenProvider
let app: ReturnType<typeof createApp>

beforeAll(async () => {
  provider = await startOpenProvider(portal)
  app = server.another({ signOn: { ...noSignOn, providers: [provider.settings] } })
})
afterAll(() => provider.stop())

const isOurs = (address: URL) => address.origin === portal

/** A browser with cookies of this server and of the provider, which follows redirects until it gets a page. */
const newVisitor = () => {
  const ours = createBrowser(async (path, init) => app.request(path, init))
  const theirs = createBrowser((path, init) => fetch(path, { ...init, redirect: 'manual' }))
  const follow = async (to: URL | string): Promise<Response> => {
    const address = new URL(to, portal)
    const response = isOurs(address)
      ? await ours.open(address.pathname + address.search)
      : await theirs.send(address.href)
    const next = response.headers.get('Location')
    if (!next) return response
    const target = new URL(next, address)
    return isOurs(address) && isOurs(target) ? response : follow(target)
  }
  return { ours, follow }
}

const userOf = async (browser: Browser) => {
  const response = await browser.send('/api/user/info')
  return ((await response.json()) as { data: UserInfo | null }).data
}

const shen = {
  id: expect.any(String),
  userName: '沈亦舟',
  unionId: 'u-shen',
  userAvatar: 'https://img.example/a.png',
  userOrgInfoList: [],
}

const signInByLink = async (visitor = newVisitor(), service = '/news?id=7') => ({
  visitor,
  response: await visitor.follow(`/api/oauth2/authorization/chuhai?${query({ service })}`),
})

describe('signing in with a complete OpenID provider', () => {
  it('in a page’s frame posts a code to the page, which exchanges it for a session', async () => {
    const { ours, follow } = newVisitor()
    const page = createSignOnPage(ours, partner)
    const { message } = await decodePage(await follow(await page.begin({ locale: 'en' })))
    expect(message).toMatchObject({ type: 'AUTH_CODE', state: page.state, iss: provider.settings.issuer })
    const { type: _, ...answer } = message ?? {}
    const { envelope } = await page.exchange(answer)
    expect(Date.parse(envelope.data.expiresAt) - Date.now()).toBeGreaterThan(6.9 * 24 * 60 * 60 * 1000)
    const response = await page.call('/api/user/info')
    expect(((await response.json()) as { data: UserInfo }).data).toEqual(shen)
  })

  it('silently asks only unknown visitors to log in', async () => {
    const visitor = newVisitor()
    const silent = async () => {
      const page = createSignOnPage(visitor.ours, partner)
      return (await decodePage(await visitor.follow(await page.begin({ mode: 'silent' })))).message?.type
    }
    expect(await silent()).toBe('NEED_LOGIN')
    await signInByLink(visitor)
    expect(await silent()).toBe('AUTH_CODE')
  })

  it('by a link, without any script, leads to the requested service', async () => {
    const { visitor, response } = await signInByLink()
    expect(response.headers.get('Location')).toBe(`${portal}/news?id=7`)
    expect(await userOf(visitor.ours)).toEqual(shen)
  })

  it('tells a page whether there is a session, and until when', async () => {
    const ask = async (browser: Browser) => {
      const response = await browser.send('/api/user/info/get_cookie')
      return ((await response.json()) as { data: { present: boolean; expiresAt: string | null } }).data
    }
    const { visitor } = await signInByLink()
    expect(await ask(visitor.ours)).toEqual({ present: true, expiresAt: expect.any(String) })
    expect(await ask(newVisitor().ours)).toEqual({ present: false, expiresAt: null })
  })

  it('keeps the mail address that the provider has verified, and no other', async () => {
    const contacts = async () => {
      const { visitor } = await signInByLink()
      const response = await visitor.ours.send('/api/message/contacts')
      return ((await response.json()) as { data: unknown }).data
    }
    expect(await contacts()).toEqual([{ way: 'mail', address: 'shen@mail.example', isConfirmed: true }])
    provider.account = 'wang'
    try {
      expect(await contacts()).toEqual([])
    } finally {
      provider.account = 'shen'
    }
  })

  it('keeps the id of a person, and updates a changed name', async () => {
    const [first, second] = [await signInByLink(), await signInByLink()]
    const ids = [await userOf(first.visitor.ours), await userOf(second.visitor.ours)].map((user) => user?.id)
    expect(ids[0]).toBe(ids[1])
  })
})

describe('signing out', () => {
  it('in place ends the session, and returns the provider’s logout address', async () => {
    const { visitor } = await signInByLink()
    const out = { method: 'POST', headers: pageHeaders, body: '{}' }
    const response = await visitor.ours.send('/api/sso/out', out)
    const { data } = (await response.json()) as { data: { logoutUrl: string } }
    const logout = new URL(data.logoutUrl)
    expect([logout.origin, logout.searchParams.has('id_token_hint')]).toEqual([
      provider.settings.issuer,
      true,
    ])
    expect(await userOf(visitor.ours)).toBeNull()
    const again = await visitor.ours.send('/api/sso/out', out)
    expect((await again.json()) as unknown).toMatchObject({ status: 'success', data: { logoutUrl: null } })
  })

  it('by a link continues at the provider, which may redirect back', async () => {
    const { visitor } = await signInByLink()
    const leaving = await visitor.ours.open('/api/logout?service=/news')
    const logout = new URL(leaving.headers.get('Location') ?? '')
    expect(logout.searchParams.get('post_logout_redirect_uri')).toBe(`${portal}/api/logout/done`)
    expect((await fetch(logout)).status).toBe(200)
    const done = await visitor.ours.open('/api/logout/done')
    expect(done.headers.get('Location')).toBe(`${portal}/news`)
    expect((await visitor.ours.open('/api/logout/done')).status).toBe(200)
    expect(await userOf(visitor.ours)).toBeNull()
  })
})

it('gives pages the providers, where they are, whether they may be framed, and the accepted origins of messages', async () => {
  provider.account = null
  try {
    const { data } = (await (await app.request('/api/sign-on/settings')).json()) as { data: unknown }
    expect(data).toEqual({
      providers: [
        {
          client: 'chuhai',
          name: '公开的',
          origin: new URL(provider.settings.issuer).origin,
          isFramable: false,
        },
      ],
      origins: [portal],
    })
  } finally {
    provider.account = 'shen'
  }
})
