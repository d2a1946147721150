import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createLimiter } from '../../limits/create-limiter'
import { callback, portal, query, startSignOnApp } from '../../testing/sign-on-app'
import { partner } from '../../testing/test-app'

const server = startSignOnApp()

const addresses = [
  '/api/oauth2/authorization/chuhai',
  '/api/oauth2/authorization/chuhai/applet',
  '/api/oauth2/authorization/%00',
  '/api/login/oauth2/callback/chuhai',
  '/api/login/oauth2/callback/nobody',
  '/api/logout',
  '/api/logout/done',
]
const names = [
  'state',
  'challenge',
  'mode',
  'display',
  'origin',
  'returnTo',
  'service',
  'locale',
  'code',
  'iss',
  'error',
]
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.constantFrom(
    partner,
    'frame',
    'page',
    'login',
    '/',
    '//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'a'.repeat(43),
    'x'.repeat(5000),
    '"><script>alert(1)</script>',
    '\0',
    '\r\nSet-Cookie: a=b',
  ),
)
const hostile = fc.record({
  address: fc.constantFrom(...addresses),
  query: fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 7 }),
  cookies: fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 60 }), { maxLength: 2 }),
})

const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

it('redirects only to itself or a provider, fails with a page, and runs nothing of the request', async () => {
  const ways = [portal, partner, server.provider.settings.issuer, server.other.settings.issuer]
  await fc.assert(
    fc.asyncProperty(hostile, async ({ address, query, cookies }) => {
      const asked = Object.entries(query).map(([name, text]) => `${name}=${escaped(text)}`)
      const browser = server.newBrowser()
      for (const text of cookies)
        browser.cookies.set('__Host-Http-chuhai_sign_on', text.replace(/[;=,\s]/g, ''))
      const response = await browser.open(`${address}?${asked.join('&')}`)
      expect(response.status).toBeLessThan(500)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const location = response.headers.get('Location')
      if (location !== null) {
        expect(ways).toContain(new URL(location, 'http://relative.example').origin)
        return
      }
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
      expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'; script-src 'self'/)
      expect(await response.text()).not.toMatch(/<script>|javascript:|evil\.example"/)
    }),
    { numRuns: 400 },
  )
})

it.each([
  ['a link', '/api/oauth2/authorization/chuhai?service=/'],
  ['a mini-programme', '/api/oauth2/authorization/chuhai/applet?service=/'],
])('refuses an empty code in the sign-on of %s, and asks no provider about it', async (_, path) => {
  const browser = server.newBrowser()
  const start = await browser.open(path)
  const { state, iss } = server.provider.signIn(new URL(start.headers.get('Location') ?? ''))
  const asked = server.provider.asked.length
  const response = await browser.open(`${callback}?${query({ state, iss, code: '' })}`)
  expect([response.status, server.provider.asked.length]).toEqual([422, asked])
})

it('shows errors in the requested language', async () => {
  const textOf = async (path: string) => (await server.newBrowser().open(path)).text()
  expect(await textOf('/api/oauth2/authorization/nobody')).toContain('登录没有完成')
  expect(await textOf('/api/oauth2/authorization/nobody?locale=en')).toContain('Sign-in was not completed')
  expect(await textOf('/api/logout/done?locale=en')).toContain('You are logged out.')
})

it('limits how often one address starts and ends a sign-on', async () => {
  const limiter = createLimiter({ read: 0, write: 2, page: 2, upload: 0 })
  const app = server.another({ signOn: server.settings, limiter })
  for (const path of [
    '/api/oauth2/authorization/chuhai',
    '/api/login/oauth2/callback/chuhai',
    '/api/logout/done',
  ]) {
    const statuses: number[] = []
    for (let i = 0; i < 3; i += 1) statuses.push((await app.request(path)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 2)).not.toContain(429)
  }
})

it('serves its style and its script as files', async () => {
  const [style, script] = [
    await server.newBrowser().open('/api/sign-on/page.css'),
    await server.newBrowser().open('/api/sign-on/callback.js'),
  ]
  const failed = await server.newBrowser().open('/api/oauth2/authorization/nobody')
  const source = /<script defer src="([^"]+)"/.exec(await failed.text())?.[1] ?? ''
  expect(await (await server.newBrowser().open(source)).text()).toContain(
    "postMessage({ type: 'CLOSE' }, origin)",
  )
  expect(style.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
})
