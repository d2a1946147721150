import { fetchUserInfo } from 'openid-client'
import { expect, it } from 'vitest'
import { faultAt, textOf, valueAt } from './testing/browser'
import { redirectUri, setUpProvider } from './testing/provider'

const provider = setUpProvider({ accounts: [...['demo', 'newbie'].map(seeded), seeded('captain')] })

function seeded(name: string) {
  return { name, displayName: name === 'demo' ? '沈立群' : name, password: name }
}

it('signs in by code and PKCE, and says who it is in the ID token and at userinfo', async () => {
  const { tokens } = await provider.logIn()
  const who = { sub: 'demo', name: '沈立群', union_id: 'union-demo' }
  expect(tokens.claims()).toMatchObject(who)
  expect(tokens.claims()).not.toHaveProperty('picture')
  expect(await fetchUserInfo(provider.config(), tokens.access_token, 'demo')).toMatchObject(who)
})

it('passes code, state and iss to the application in the query', async () => {
  const { callback } = await provider.logIn()
  const { searchParams, origin, pathname } = new URL(callback)
  expect(origin + pathname).toBe(redirectUri)
  expect([...searchParams.keys()].sort()).toEqual(['code', 'iss', 'state'])
  expect(searchParams.get('iss')).toBe(provider.issuer())
})

it('answers login_required to prompt=none without a session, and shows nothing', async () => {
  const { address } = await provider.start({ prompt: 'none' })
  const { url } = await provider.browser().go(address)
  expect(new URL(url).searchParams.get('error')).toBe('login_required')
  expect(new URL(url).searchParams.get('iss')).toBe(provider.issuer())
})

it('answers a code to prompt=none with a session', async () => {
  const { visitor } = await provider.logIn()
  const { address, exchange } = await provider.start({ prompt: 'none' })
  const { url } = await visitor.go(address)
  expect((await exchange(url)).claims()?.sub).toBe('demo')
})

it('asks again for prompt=login, and lets another account take over the session', async () => {
  const { visitor } = await provider.logIn()
  const { tokens } = await provider.logIn(visitor, 'newbie')
  expect(tokens.claims()?.sub).toBe('newbie')
  const { address, exchange } = await provider.start({ prompt: 'none' })
  expect((await exchange((await visitor.go(address)).url)).claims()?.sub).toBe('newbie')
})

it('leaves no cookie of a try that has ended', async () => {
  const { visitor } = await provider.logIn()
  const kept = visitor.cookies().map(({ name }) => name)
  expect(kept.filter((name) => name.includes('_step') || name.includes('_way'))).toEqual([])
  for (let tries = 0; tries < 3; tries += 1) await provider.logIn(visitor)
  expect(visitor.cookies().map(({ name }) => name)).toEqual(kept)
})

it('takes the user name in any case', async () => {
  const { tokens } = await provider.logIn(provider.browser(), 'DEMO', { password: 'demo' })
  expect(tokens.claims()?.sub).toBe('demo')
})

it('refuses a code that is used twice, and what it was exchanged for', async () => {
  const { callback, exchange, tokens } = await provider.logIn()
  await expect(exchange(callback)).rejects.toMatchObject({ error: 'invalid_grant' })
  await expect(fetchUserInfo(provider.config(), tokens.access_token, 'demo')).rejects.toThrow()
})

it('exchanges a code that is used twice at once only once', async () => {
  const { address, exchange } = await provider.start()
  const visitor = provider.browser()
  const { url } = await visitor.send(await visitor.go(address), { name: 'demo', password: 'demo' })
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => exchange(url)))
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
})

it('refuses a request without PKCE, and one with an unregistered redirect URI', async () => {
  const { address } = await provider.start()
  const bare = new URL(address)
  bare.searchParams.delete('code_challenge')
  bare.searchParams.delete('code_challenge_method')
  expect(new URL((await provider.browser().go(bare.href)).url).searchParams.get('error')).toBe(
    'invalid_request',
  )
  const foreign = await provider.start({ redirect_uri: 'https://evil.example/callback' })
  const page = await provider.browser().go(foreign.address)
  expect(page.status).toBe(400)
  expect(textOf(page)).toContain('无法登录')
})

it('shows the same error for a wrong password and an unknown name, and keeps only the name', async () => {
  const { address } = await provider.start()
  for (const name of ['captain', 'nobody"<']) {
    const visitor = provider.browser()
    const page = await visitor.send(await visitor.go(address), {
      name,
      password: 'not-the-one',
      remember: 'yes',
    })
    expect(faultAt(page, 'password')).toBe('用户名或密码不正确')
    expect(valueAt(page, 'name')).toBe(name.replace('"', '&quot;').replace('<', '&lt;'))
    expect(page.html).not.toContain('not-the-one')
    expect(page.html).toMatch(/name="remember"[^>]* checked/)
    expect(page.status).toBe(200)
  }
})

it('shows an error at each empty field', async () => {
  const { address } = await provider.start()
  const visitor = provider.browser()
  const page = await visitor.send(await visitor.go(address), { name: '  ', password: '' })
  expect([faultAt(page, 'name'), faultAt(page, 'password')]).toEqual(['请输入用户名', '请输入密码'])
})

it('forgets a visitor with the browser, and remembers one who asked for it', async () => {
  const session = async (fields: Record<string, string>) => {
    const { visitor } = await provider.logIn(provider.browser(), 'demo', fields)
    visitor.restart()
    const { address } = await provider.start({ prompt: 'none' })
    return new URL((await visitor.go(address)).url).searchParams.has('code')
  }
  expect(await session({})).toBe(false)
  expect(await session({ remember: 'yes' })).toBe(true)
})

it('gives cookies that survive in a frame of another site', async () => {
  const { visitor } = await provider.logIn()
  expect(visitor.cookies().length).toBeGreaterThan(0)
  for (const { attributes } of visitor.cookies()) {
    expect(attributes).toMatch(/samesite=none; secure; httponly; partitioned/)
  }
})

it('gives Safari, which keeps no Secure cookie over http, plain ones', async () => {
  const agent = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.3 Safari/605.1.15'
  const { visitor } = await provider.logIn(provider.browser(agent))
  expect(visitor.cookies().length).toBeGreaterThan(0)
  for (const { attributes } of visitor.cookies()) expect(attributes).toMatch(/samesite=lax; httponly$/)
})

it('gives Chromium before partitions cookies that ask for none, since its 102 keeps no others', async () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/102.0.5002.0 Safari/537.36'
  const { visitor } = await provider.logIn(provider.browser(agent))
  expect(visitor.cookies().length).toBeGreaterThan(0)
  for (const { attributes } of visitor.cookies())
    expect(attributes).toMatch(/samesite=none; secure; httponly$/)
})

it('signs a second browser of the same visitor in on its own', async () => {
  const { address } = await provider.start()
  const [first, second] = [provider.browser(), provider.browser()]
  const page = await first.go(address)
  expect(textOf(await second.send(page, { name: 'demo', password: 'demo' }))).toContain('登录已过期')
})

it('shows English to an application that requests it', async () => {
  const { address } = await provider.start({ ui_locales: 'en' })
  const visitor = provider.browser()
  const page = await visitor.send(await visitor.go(address), { name: '', password: 'x' })
  expect(page.html).toContain('<html lang="en">')
  expect(faultAt(page, 'name')).toBe('Please enter a user name')
})
