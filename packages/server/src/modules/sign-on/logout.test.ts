import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hashOf } from '../../signing/secret'
import { portal, sessionName, startSignOnApp } from '../../testing/sign-on-app'
import { pageHeaders, partner } from '../../testing/test-app'
import { sessions } from './tables'

const server = startSignOnApp()

describe('logout CSRF', () => {
  const crossSite = { 'Sec-Fetch-Site': 'cross-site' }

  it.each([
    ['a link of another site', crossSite],
    ['a link of a neighbouring site', { 'Sec-Fetch-Site': 'same-site' }],
    ['an image', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors' }],
    ['a page that loads ahead', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' }],
    ['a browser that does not say', { 'Sec-Fetch-Site': '', 'Sec-Fetch-Mode': '' }],
  ])('fails: %s leads to a question first', async (_, headers) => {
    const { browser } = await server.signInAtPage()
    const response = await browser.open('/api/logout?service=/news', headers)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('action="/api/logout?service=%2Fnews"')
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(await server.nameOf(browser)).not.toBeNull()
  })

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['a registered site', { 'Sec-Fetch-Site': 'cross-site', Origin: partner }],
    ['a sandboxed page', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
    ['another site in an older browser', { Origin: 'https://evil.example' }],
    ['nowhere in an older browser', {}],
  ])('fails: a form of %s does not sign the visitor out', async (_, headers: Record<string, string>) => {
    const { browser } = await server.signInAtPage()
    const response = await browser.send('/api/logout', { method: 'POST', headers })
    expect(response.status).toBe(403)
    expect(await server.nameOf(browser)).not.toBeNull()
  })

  it.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'fails: a call of another site in %j ends no session',
    async (type) => {
      const { browser } = await server.signInAtPage()
      const headers = { ...pageHeaders, 'Content-Type': type, Origin: 'https://evil.example' }
      const response = await browser.send('/api/sso/out', { method: 'POST', headers, body: '{}' })
      expect(response.status).toBe(403)
      expect(await server.nameOf(browser)).not.toBeNull()
    },
  )

  it('does not keep a visitor from signing out', async () => {
    const { browser } = await server.signInAtPage()
    const Origin = portal
    const response = await browser.send('/api/logout?service=/news', { method: 'POST', headers: { Origin } })
    expect(response.status).toBe(303)
    expect(await server.nameOf(browser)).toBeNull()
  })
})

describe('the session cookie', () => {
  it('is HttpOnly, Secure, of one host and one site, and stored as a hash only', async () => {
    const { exchanged, browser } = await server.signInAtPage()
    const [pair, ...attributes] = (exchanged.cookie ?? '').split('; ')
    expect(pair).toMatch(/^__Host-Http-chuhai_session=[\w-]{43}$/)
    expect(attributes.sort()).toEqual(
      ['HttpOnly', 'Max-Age=2592000', 'Partitioned', 'Path=/', 'SameSite=None', 'Secure'].sort(),
    )
    const value = browser.cookies.get(sessionName) ?? ''
    expect(await server.db.$count(sessions, sql`id_hash = ${hashOf(value)}`)).toBe(1)
    expect(await server.db.$count(sessions, sql`id_hash = ${value}`)).toBe(0)
  })

  it('is deleted with the same attributes', async () => {
    const { browser } = await server.signInAtPage()
    const response = await browser.open('/api/logout')
    const gone = response.headers.getSetCookie().find((cookie) => cookie.startsWith(sessionName))
    for (const attribute of ['Max-Age=0', 'Path=/', 'Secure', 'HttpOnly', 'SameSite=None', 'Partitioned'])
      expect(gone).toContain(attribute)
    expect(browser.cookies.has(sessionName)).toBe(false)
  })

  it('is plain for Safari where the product is served over http, and nowhere else', async () => {
    const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.3 Safari/605.1.15'
    const cookieFor = async (agent: string) => {
      const browser = server.newBrowser(agent)
      const { exchanged } = await server.signInAtPage(browser)
      expect(await server.nameOf(browser)).not.toBeNull()
      return exchanged.cookie
    }
    expect(await cookieFor(safari)).toMatch(
      /^chuhai_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await cookieFor(safari.replace('Version/18.3', 'Chrome/140.0.0.0'))).toMatch(
      /^__Host-Http-.*Secure/,
    )
  })

  it('of the version before, whose name scripts could set, still counts, and goes with a sign-out or a new one', async () => {
    const former = '__Host-chuhai_session'
    const renamed = async () => {
      const { browser } = await server.signInAtPage()
      browser.cookies.set(former, browser.cookies.get(sessionName) ?? '')
      browser.cookies.delete(sessionName)
      return browser
    }
    const leaving = await renamed()
    expect(await server.nameOf(leaving)).not.toBeNull()
    await leaving.open('/api/logout')
    expect([leaving.cookies.has(former), await server.nameOf(leaving)]).toEqual([false, null])
    const again = await renamed()
    await server.signInAtPage(again)
    expect([again.cookies.has(former), again.cookies.has(sessionName)]).toEqual([false, true])
  })
})
