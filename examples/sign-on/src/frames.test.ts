import { describe, expect, it } from 'vitest'
import { faultAt, textOf } from './testing/browser'
import { setUpProvider } from './testing/provider'

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''

describe('a provider with registered sites', () => {
  const provider = setUpProvider({ frameAncestors: ['http://localhost:4000', 'http://127.0.0.1:4002'] })

  it('lets only them frame log-in and registration', async () => {
    const { address } = await provider.start()
    const visitor = provider.browser()
    const page = await visitor.go(address)
    const register = await visitor.go(`${page.url}/register`)
    for (const { headers } of [page, register]) {
      expect(policyOf(headers)).toContain('frame-ancestors http://localhost:4000 http://127.0.0.1:4002;')
      expect(headers.has('x-frame-options')).toBe(false)
    }
  })

  it('runs under a policy that allows nothing inline and nothing foreign', async () => {
    const { address } = await provider.start()
    const { headers, html } = await provider.browser().go(address)
    expect(policyOf(headers)).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action/,
    )
    expect(html).not.toMatch(/<style|style="|<script(?! type="module" src="\/files\/)|\son\w+="/)
    expect(html.match(/(?:src|href)="(?!\/|http:\/\/localhost:4000\/)[^"]*"/g)).toBeNull()
  })

  it('forwards Escape from every page that may be framed', async () => {
    const { address } = await provider.start()
    const visitor = provider.browser()
    const page = await visitor.go(address)
    const expired = await visitor.go('/interaction/gone')
    for (const { html } of [page, expired])
      expect(html).toMatch(/<script type="module" src="\/files\/frame\.js\?/)
  })

  it('serves its files for ever at their marked address', async () => {
    const { address } = await provider.start()
    const { html } = await provider.browser().go(address)
    const files = [...html.matchAll(/"(\/files\/[^"]+)"/g)].map(([, file]) => file)
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      const response = await fetch(provider.issuer() + file)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toContain('immutable')
    }
    expect((await fetch(`${provider.issuer()}/files/..%2fpackage.json`)).status).toBe(404)
  })

  it.each([
    [{ Origin: 'https://evil.example' }],
    [{ Origin: 'null' }],
    [{ 'Sec-Fetch-Site': 'cross-site' }],
    [{ 'Sec-Fetch-Site': 'same-site' }],
  ])('takes no form from elsewhere: %o', async (headers) => {
    const { address } = await provider.start()
    const visitor = provider.browser()
    const page = await visitor.send(await visitor.go(address), { name: 'demo', password: 'demo' }, headers)
    expect(textOf(page)).toContain('请求不是从登录页面发出的')
  })

  it('refuses bodies that its forms do not send', async () => {
    const { address } = await provider.start()
    const visitor = provider.browser()
    const form = await visitor.go(address)
    const bodies = [
      { body: '{}', headers: { 'Content-Type': 'application/json' } },
      { body: new URLSearchParams({ name: 'x'.repeat(20_000) }) },
    ]
    for (const body of bodies) {
      const page = await visitor.go(`${form.url}/login`, { method: 'POST', ...body })
      expect(textOf(page)).toContain('提交的内容无法读取')
    }
  })

  it('answers at its own address only', async () => {
    const foreign = provider.issuer().replace('localhost', '127.0.0.1')
    expect((await fetch(`${foreign}/.well-known/openid-configuration`)).status).toBe(421)
    expect((await fetch(`${foreign}/healthz`)).status).toBe(200)
  })

  it('tells the page around a frame without cookies, and no other', async () => {
    const { address } = await provider.start()
    const inFrame = { headers: { 'Sec-Fetch-Dest': 'iframe' } }
    const { url } = await provider.browser().go(address)
    expect((await provider.browser().go(url, inFrame)).html).toContain('no-cookies.js')
    expect((await provider.browser().go(url)).html).not.toContain('no-cookies.js')
    const visitor = provider.browser()
    expect((await visitor.go(address, inFrame)).html).not.toContain('no-cookies.js')
  })

  it('shows its own pages for unknown addresses and expired interactions', async () => {
    const visitor = provider.browser()
    expect(textOf(await visitor.go('/'))).toContain('登录服务')
    const missing = await visitor.go('/nowhere')
    expect([missing.status, textOf(missing).includes('页面不存在')]).toEqual([404, true])
    expect(textOf(await visitor.go('/interaction/gone'))).toContain('登录已过期')
    expect(faultAt(missing, 'name')).toBeUndefined()
  })
})

describe('a provider that forbids framing', () => {
  const provider = setUpProvider({ frameAncestors: [] })

  it('says so to new and to old browsers', async () => {
    const { address } = await provider.start()
    const { headers } = await provider.browser().go(address)
    expect(policyOf(headers)).toContain("frame-ancestors 'none'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  })
})

describe('two providers', () => {
  const first = setUpProvider()
  const second = setUpProvider({
    name: '海港学院',
    accounts: [{ name: 'li', displayName: '李明', password: 'li' }],
  })

  it('run side by side in one browser with separate accounts', async () => {
    const { visitor } = await first.logIn()
    const other = await second.logIn(second.browser(), 'li')
    expect(other.tokens.claims()).toMatchObject({ sub: 'li', name: '李明' })
    const names = new Set(visitor.cookies().map(({ name }) => name))
    expect(other.visitor.cookies().some(({ name }) => names.has(name))).toBe(false)
    const { address } = await second.start()
    const page = await second.browser().go(address)
    expect(page.html).toContain('海港学院')
    const refused = await second.browser().send(page, { name: 'demo', password: 'demo' })
    expect(textOf(refused)).toContain('登录已过期')
  })
})
