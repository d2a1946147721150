import { describe, expect, it } from 'vitest'
import { portal, proofName, startSignOnApp } from '../../testing/sign-on-app'
import { pageHeaders } from '../../testing/test-app'
import { sessions } from './tables'

const server = startSignOnApp()
const countSessions = () => server.db.$count(sessions)

describe('a one-time token', () => {
  it('opens one session, once, and can end it', async () => {
    const browser = server.newBrowser()
    const { location, token } = await server.tokenFor(browser)
    expect([location.origin + location.pathname, location.searchParams.get('service')]).toEqual([
      `${portal}/loginSuccess`,
      '/school',
    ])
    const again = server.newBrowser()
    again.cookies.set(proofName, browser.cookies.get(proofName) ?? '')
    expect((await browser.send(`/api/user/info?token=${token}`)).status).toBe(200)
    expect(await server.nameOf(browser)).toBe('用户 shen')
    expect((await again.send(`/api/user/info?token=${token}`)).status).toBe(401)
    expect((await browser.send(`/api/user/info?token=${token}`)).status).toBe(200)
    const out = { method: 'POST', headers: pageHeaders }
    await again.send('/api/sso/out', { ...out, body: JSON.stringify({ token, registrationId: 'other' }) })
    expect(await server.nameOf(browser)).toBe('用户 shen')
    await again.send('/api/sso/out', { ...out, body: JSON.stringify({ token, registrationId: 'chuhai' }) })
    expect(await server.nameOf(browser)).toBeNull()
  })

  it('expires after two minutes', async () => {
    const browser = server.newBrowser()
    const { token } = await server.tokenFor(browser)
    server.pass(2 * 60_000)
    expect((await browser.send(`/api/user/info?token=${token}`)).status).toBe(401)
  })

  it('opens one session when it is used several times at once', async () => {
    const browser = server.newBrowser()
    const { token } = await server.tokenFor(browser)
    const before = await countSessions()
    const all = await Promise.all(
      Array.from({ length: 20 }, () => browser.send(`/api/user/info?token=${token}`)),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countSessions()).toBe(before + 1)
  })
})
