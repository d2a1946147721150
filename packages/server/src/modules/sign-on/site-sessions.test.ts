import type { UserInfo } from '@chuhai/contract/user'
import { describe, expect, it } from 'vitest'
import { portal, sessionName, startSignOnApp } from '../../testing/sign-on-app'
import { createSiteKey } from '../../testing/site-key'
import { partner } from '../../testing/test-app'
import { minuteMs } from '../../time/durations'

const server = startSignOnApp()
const path = '/api/user/info'
const university = 'http://127.0.0.1:4003'

const nameIn = async (response: Response): Promise<string | null> =>
  ((await response.json()) as { data: UserInfo | null }).data?.userName ?? null

/** A visitor who has signed in on the partner's page. */
const signedIn = async () => {
  const { page, browser, exchanged } = await server.signInAtPage(undefined, {}, partner)
  const call = async (change: Record<string, string | undefined> = {}) => {
    const own = await (await page.key).headers({ path, token: page.token(), now: server.now() })
    const headers = Object.entries({ Origin: partner, ...own, ...change }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    return browser.send(path, { headers })
  }
  return { page, browser, exchanged, call }
}
const renew = ({ page }: Awaited<ReturnType<typeof signedIn>>, headers = {}) =>
  page.call('/api/sso/token', { method: 'POST', headers, now: server.now() })

describe('signing in on the page of another site', () => {
  it('gives the page a token and the browser no cookie', async () => {
    const { browser, exchanged, call } = await signedIn()
    expect(exchanged.http).toBe(200)
    expect(exchanged.envelope.data.token?.value).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
    expect([...browser.cookies.keys()]).toEqual([])
    expect(await nameIn(await call())).toBe('用户 shen')
  })

  it('is refused without the proof of a key, and the code can be used afterwards', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    expect(await page.exchange(answer, { DPoP: 'none' })).toMatchObject({
      http: 400,
      envelope: { status: 'KEY_PROOF_INVALID' },
    })
    expect(await page.exchange(answer)).toMatchObject({ http: 200 })
  })

  it('takes no notice of the session of the portal in the same browser', async () => {
    const { browser } = await server.signInByLink('/api/oauth2/authorization/chuhai?service=/')
    expect(browser.cookies.has(sessionName)).toBe(true)
    expect((await browser.send(path, { headers: { Origin: partner } })).status).toBe(401)
    const image = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' }
    expect((await browser.send(path, { headers: image })).status).toBe(401)
    expect(await server.nameOf(browser)).toBe('用户 shen')
  })
})

describe('a stolen token', () => {
  it('is refused on another site, on the portal, and where no page sends it', async () => {
    const { call } = await signedIn()
    for (const Origin of [university, portal, undefined]) expect((await call({ Origin })).status).toBe(401)
  })

  it('is refused without the key, and with the key of another page', async () => {
    const { page, call } = await signedIn()
    const other = await (await createSiteKey()).prove({ path, token: page.token(), now: server.now() })
    for (const DPoP of [undefined, '', other]) expect((await call({ DPoP })).status).toBe(401)
  })

  it('is refused as it stands in a log, with its proof', async () => {
    const { page, browser } = await signedIn()
    const headers = {
      Origin: partner,
      ...(await (await page.key).headers({ path, token: page.token(), now: server.now() })),
    }
    expect((await browser.send(path, { headers })).status).toBe(200)
    expect((await browser.send(path, { headers })).status).toBe(401)
  })

  it('is no cookie of the portal, nor is a cookie of the portal a token', async () => {
    const { page, browser } = await signedIn()
    browser.cookies.set(sessionName, page.token().split('.')[0] ?? '')
    expect(await server.nameOf(browser)).toBeNull()
    const { browser: other } = await server.signInByLink('/api/oauth2/authorization/chuhai?service=/')
    const token = `${other.cookies.get(sessionName)}.x`
    const headers = await (await createSiteKey()).headers({ path, token, now: server.now() })
    expect((await other.send(path, { headers: { Origin: partner, ...headers } })).status).toBe(401)
  })
})

describe('a token', () => {
  it('expires after a quarter of an hour, and is renewed with the key', async () => {
    const visitor = await signedIn()
    server.pass(16 * minuteMs)
    expect((await visitor.call()).status).toBe(401)
    const response = await renew(visitor)
    expect(response.status).toBe(200)
    const { data } = (await response.json()) as { data: { value: string } }
    const headers = await (await visitor.page.key).headers({ path, token: data.value, now: server.now() })
    expect((await visitor.browser.send(path, { headers: { Origin: partner, ...headers } })).status).toBe(200)
  })

  it('is not renewed for another site, without the key, or after its session', async () => {
    const visitor = await signedIn()
    expect((await renew(visitor, { Origin: university })).status).toBe(401)
    expect((await renew(visitor, { DPoP: '' })).status).toBe(401)
    server.pass(31 * 24 * 60 * minuteMs)
    expect((await renew(visitor)).status).toBe(401)
  })

  it('ends when the visitor signs out', async () => {
    const { page, call } = await signedIn()
    const out = await page.call('/api/sso/out', { method: 'POST', body: '{}', now: server.now() })
    expect(out.status).toBe(200)
    expect((await call()).status).toBe(401)
  })
})
