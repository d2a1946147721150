import { buildEndSessionUrl } from 'openid-client'
import { expect, it } from 'vitest'
import { type Browser, textOf } from './testing/browser'
import { setUpProvider } from './testing/provider'

const provider = setUpProvider()

const isSignedIn = async (visitor: Browser) => {
  const { address } = await provider.start({ prompt: 'none' })
  return new URL((await visitor.go(address)).url).searchParams.has('code')
}

const leaving = (parameters: Record<string, string>) => buildEndSessionUrl(provider.config(), parameters).href

it('ends the session without a question when the request carries the visitor’s ID token, and redirects back', async () => {
  const { visitor, tokens } = await provider.logIn()
  const page = await visitor.go(
    leaving({
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'http://localhost:4000/api/logout/done',
      state: 'away',
    }),
  )
  expect(page.html).toMatch(/<script type="module" src="\/files\/go-on\.js/)
  expect(textOf(page)).not.toContain('取消')
  expect((await visitor.send(page, {})).url).toBe('http://localhost:4000/api/logout/done?state=away')
  expect(await isSignedIn(visitor)).toBe(false)
})

it('asks before it ends the session when the request carries no ID token', async () => {
  const { visitor } = await provider.logIn()
  const page = await visitor.go(leaving({ post_logout_redirect_uri: 'http://localhost:4000/' }))
  expect(textOf(page)).toContain('要退出“出海云”账号吗？')
  expect(page.html).not.toContain('go-on.js')
  expect(await isSignedIn(visitor)).toBe(true)
  const asked = await visitor.go(leaving({ post_logout_redirect_uri: 'http://localhost:4000/' }))
  expect((await visitor.send(asked, {})).url).toBe('http://localhost:4000/')
  expect(await isSignedIn(visitor)).toBe(false)
})

it('asks when the ID token belongs to another account', async () => {
  const { tokens } = await provider.logIn(provider.browser(), 'newbie')
  const { visitor } = await provider.logIn()
  const page = await visitor.go(leaving({ id_token_hint: tokens.id_token ?? '' }))
  expect(textOf(page)).toContain('要退出“出海云”账号吗？')
})

it('continues without a question where no session exists', async () => {
  const visitor = provider.browser()
  const page = await visitor.go(leaving({ post_logout_redirect_uri: 'http://localhost:4000/' }))
  expect(page.html).toContain('go-on.js')
  expect((await visitor.send(page, {})).url).toBe('http://localhost:4000/')
})

it('says that it is done when there is no address to lead back to', async () => {
  const { visitor } = await provider.logIn()
  const page = await visitor.send(await visitor.go(`${provider.issuer()}/session/end`), {})
  expect(textOf(page)).toContain('已退出登录')
})

it('refuses an unregistered post-logout redirect URI', async () => {
  const { visitor } = await provider.logIn()
  const page = await visitor.go(leaving({ post_logout_redirect_uri: 'https://evil.example/' }))
  expect(page.status).toBe(400)
  expect(await isSignedIn(visitor)).toBe(true)
})

it('keeps the session when the proof of the form is wrong', async () => {
  const { visitor } = await provider.logIn()
  const page = await visitor.go(`${provider.issuer()}/session/end`)
  expect((await visitor.send(page, { xsrf: 'guessed' })).status).toBe(400)
  expect(await isSignedIn(visitor)).toBe(true)
})

it('lets registered sites frame a logout without a question', async () => {
  const { visitor, tokens } = await provider.logIn()
  const { headers } = await visitor.go(leaving({ id_token_hint: tokens.id_token ?? '' }))
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors http/)
  expect(headers.get('x-frame-options')).toBeNull()
})

it('forbids framing the question', async () => {
  const { visitor } = await provider.logIn()
  const { headers } = await visitor.go(`${provider.issuer()}/session/end`)
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-frame-options')).toBe('DENY')
})
