import { describe, expect, it } from 'vitest'
import { createSigningKey } from '../../testing/id-token'
import { startSignOnApp } from '../../testing/sign-on-app'
import { deleteExpiredSignOns } from './service'
import { logoutTokens } from './tables'

const server = startSignOnApp()

/** As a provider sends it: no cookie, no origin, no header of ours. */
const send = async (token: string | string[], client = 'chuhai') => {
  const body = new URLSearchParams([token].flat().map((one) => ['logout_token', one]))
  return server.newBrowser().send(`/api/logout/back-channel/${client}`, { method: 'POST', body })
}

/** A browser that a user has signed in with, in this session of the provider. */
const signIn = async (subject: string, sid?: string) => {
  const { browser } = await server.signInAtPage(undefined, { subject, claims: { sid } })
  return browser
}
const isSignedIn = async (browser: Awaited<ReturnType<typeof signIn>>) =>
  (await server.nameOf(browser)) !== null

const seconds = () => Math.floor(Date.now() / 1000)

describe('a logout at the provider', () => {
  it('ends the session that it names and no other', async () => {
    const [here, elsewhere, other] = [
      await signIn('lin', 'lin-1'),
      await signIn('lin', 'lin-2'),
      await signIn('wang', 'wang-1'),
    ]
    const response = await send(server.provider.logoutToken({ sub: 'lin', sid: 'lin-1' }))
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await Promise.all([here, elsewhere, other].map(isSignedIn))).toEqual([false, true, true])
  })

  it('ends all sessions of the user where it names none', async () => {
    const [first, second, other] = [await signIn('zhao', 'z-1'), await signIn('zhao'), await signIn('qian')]
    expect((await send(server.provider.logoutToken({ sub: 'zhao' }))).status).toBe(200)
    expect(await Promise.all([first, second, other].map(isSignedIn))).toEqual([false, false, true])
  })

  it('ends a session that was opened without a name of the provider’s with its user', async () => {
    const browser = await signIn('sun')
    expect((await send(server.provider.logoutToken({ sub: 'sun', sid: 'sun-1' }))).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('makes a one-time token worthless that has opened no session yet', async () => {
    const browser = server.newBrowser()
    const { token } = await server.tokenFor(browser, 'zhou')
    await send(server.provider.logoutToken({ sub: 'zhou' }))
    await browser.send(`/api/user/info?token=${token}`)
    expect(await server.nameOf(browser)).toBeNull()
  })

  it('ends nothing of another provider’s user of the same name', async () => {
    const browser = await signIn('wu')
    expect((await send(server.other.logoutToken({ sub: 'wu' }), 'other')).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('counts once, so that a token that was overheard ends no later session', async () => {
    const token = server.provider.logoutToken({ sub: 'zheng' })
    await signIn('zheng')
    expect((await send(token)).status).toBe(200)
    const later = await signIn('zheng')
    expect((await send(token)).status).toBe(400)
    expect(await isSignedIn(later)).toBe(true)
  })

  it('is remembered for as long as its token is accepted', async () => {
    await send(server.provider.logoutToken({ sub: 'nobody' }))
    const before = await server.db.$count(logoutTokens)
    await deleteExpiredSignOns(server.db, new Date(Date.now() + 6 * 60_000))
    expect(await server.db.$count(logoutTokens)).toBe(before)
    await deleteExpiredSignOns(server.db, new Date(Date.now() + 11 * 60_000))
    expect(await server.db.$count(logoutTokens)).toBe(0)
  })
})

describe('a logout token is refused', () => {
  const forged: [string, () => string | string[]][] = [
    [
      'that another key signed',
      () => server.provider.logoutToken({ sub: 'feng' }, { key: createSigningKey('first') }),
    ],
    ['that nobody signed', () => server.provider.logoutToken({ sub: 'feng' }, 'none')],
    [
      'that is signed with the client’s secret',
      () => server.provider.logoutToken({ sub: 'feng' }, { secret: server.provider.settings.clientSecret }),
    ],
    ['of another issuer', () => server.provider.logoutToken({ sub: 'feng', iss: 'https://evil.example' })],
    ['for another client', () => server.provider.logoutToken({ sub: 'feng', aud: 'other' })],
    ['of ten minutes ago', () => server.provider.logoutToken({ sub: 'feng', iat: seconds() - 600 })],
    ['of the future', () => server.provider.logoutToken({ sub: 'feng', iat: seconds() + 600 })],
    ['that is over', () => server.provider.logoutToken({ sub: 'feng', exp: seconds() - 60 })],
    ['without a time', () => server.provider.logoutToken({ sub: 'feng', iat: undefined })],
    ['without an id', () => server.provider.logoutToken({ sub: 'feng', jti: undefined })],
    ['without the event', () => server.provider.logoutToken({ sub: 'feng', events: undefined })],
    ['of another event', () => server.provider.logoutToken({ sub: 'feng', events: { other: {} } })],
    ['with a nonce, which an id_token has', () => server.provider.logoutToken({ sub: 'feng', nonce: 'n' })],
    ['that names neither user nor session', () => server.provider.logoutToken()],
    ['whose user is no text', () => server.provider.logoutToken({ sub: ['feng'], sid: 'feng-1' })],
    ['that is no token', () => 'feng'],
    ['that is missing', () => []],
    [
      'that comes twice',
      () => [server.provider.logoutToken({ sub: 'feng' }), server.provider.logoutToken({ sub: 'feng' })],
    ],
  ]

  it.each(forged)('%s', async (_, token) => {
    const browser = await signIn('feng', 'feng-1')
    const response = await send(token())
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_request' }])
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('at the address of another provider, and at one of nobody', async () => {
    const token = server.provider.logoutToken({ sub: 'feng' })
    expect((await send(token, 'other')).status).toBe(400)
    expect((await send(token, 'unknown')).status).toBe(404)
  })
})

it('a logout whose signature cannot be checked now is not lost: the provider is told to try again', async () => {
  const browser = await signIn('chu')
  const token = server.provider.logoutToken({ sub: 'chu' })
  const app = startedAgain()
  await server.provider.stop()
  expect((await app(token)).status).toBeGreaterThanOrEqual(500)
  expect(await isSignedIn(browser)).toBe(true)
  await server.provider.start()
  expect((await app(token)).status).toBe(200)
  expect(await isSignedIn(browser)).toBe(false)
})

/** An instance that has read nothing of the provider yet. */
const startedAgain = () => {
  const app = server.another({ signOn: server.settings })
  return async (token: string) =>
    app.request('/api/logout/back-channel/chuhai', {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    })
}
