import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { createSecret, hashOf } from '../../signing/secret'
import { createSigningKey } from '../../testing/id-token'
import type { Grant } from '../../testing/mock-provider'
import { callback, portal, query, sessionName, startSignOnApp } from '../../testing/sign-on-app'
import { createSignOnPage, decodePage } from '../../testing/sign-on-page'
import { pageHeaders, partner } from '../../testing/test-app'
import { siteListTimes } from '../site/registry'
import { setSiteEnabled } from '../site/service'
import { users } from '../user/tables'
import { seal, unseal } from './secrets'
import { sessions, signOnFlows, signOnTokens } from './tables'

const server = startSignOnApp()
const countSessions = () => server.db.$count(sessions)
const refused = { http: 400, envelope: { status: 'SIGN_ON_EXPIRED' }, cookie: undefined }

describe('login CSRF', () => {
  it('fails: a code of the attacker is rejected in the page of a victim', async () => {
    const attacker = server.newPage()
    const answer = server.provider.signIn(await attacker.begin(), { subject: 'mallory' })
    const victim = server.newBrowser()
    const page = server.newPage(victim)
    await page.begin()
    expect(await page.exchange(answer)).toMatchObject(refused)
    expect(await page.exchange({ ...answer, state: page.state })).toMatchObject({ cookie: undefined })
    expect(await server.nameOf(victim)).toBeNull()
  })

  it('fails: a link to the exchange of the attacker’s code does not sign the victim in, and does not redeem the code', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin(), { subject: 'mallory' })
    const address = `/api/login/oauth2/code/chuhai?${query({ ...answer, proof: page.proof })}`
    const victim = server.newBrowser()
    const foreign: Record<string, string>[] = [
      {},
      { Origin: partner },
      { Origin: 'https://evil.example', 'X-Chuhai-Client': '1' },
    ]
    for (const headers of foreign) expect((await victim.open(address, headers)).status).toBe(403)
    expect(await server.nameOf(victim)).toBeNull()
    expect(await page.exchange(answer)).toMatchObject({ http: 200 })
  })

  it('fails: a call without an origin completes only a sign-on of a same-origin page', async () => {
    const exchangeWithoutOrigin = async (origin: string) => {
      const browser = server.newBrowser()
      const page = createSignOnPage(browser, origin)
      const answer = server.provider.signIn(await page.begin())
      const address = `/api/login/oauth2/code/chuhai?${query({ ...answer, proof: page.proof })}`
      return (await browser.send(address, { headers: { 'X-Chuhai-Client': '1' } })).status
    }
    expect(await exchangeWithoutOrigin(portal)).toBe(200)
    expect(await exchangeWithoutOrigin(partner)).toBe(400)
  })

  it('fails: the address of an attacker’s callback does not sign the victim in', async () => {
    const attacker = server.newBrowser()
    const start = await attacker.open('/api/oauth2/authorization/chuhai?service=/')
    const answer = server.provider.signIn(new URL(start.headers.get('Location') ?? ''), {
      subject: 'mallory',
    })
    const victim = server.newBrowser()
    await victim.open('/api/oauth2/authorization/chuhai?service=/')
    const response = await victim.open(`${callback}?${query(answer)}`)
    expect([response.status, await server.nameOf(victim)]).toEqual([400, null])
    await attacker.open(`${callback}?${query(answer)}`)
    expect(await server.nameOf(attacker)).toBe('用户 mallory')
  })

  it('fails: a one-time token of the attacker opens no session in the browser of a victim', async () => {
    const { token } = await server.tokenFor(server.newBrowser(), 'mallory')
    const victim = server.newBrowser()
    await victim.open('/api/oauth2/authorization/chuhai/applet')
    expect((await victim.send(`/api/user/info?token=${token}`)).status).toBe(401)
    expect(await server.nameOf(victim)).toBeNull()
  })
})

describe('code injection', () => {
  it('fails: a stolen code is rejected in the sign-on of the thief', async () => {
    const victim = server.newPage()
    const stolen = server.provider.signIn(await victim.begin(), { subject: 'victim' })
    const thief = server.newBrowser()
    const page = server.newPage(thief)
    await page.begin()
    const { cookie } = await page.exchange({ ...stolen, state: page.state })
    expect([cookie, await server.nameOf(thief)]).toEqual([undefined, null])
  })

  it('fails: stolen code and state are rejected without the proof, and the sign-on still works', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    const thief = server.newPage()
    expect(await thief.exchange(answer)).toMatchObject(refused)
    expect(await page.exchange(answer)).toMatchObject({
      http: 200,
      envelope: { data: { token: expect.any(Object) } },
    })
  })

  it('fails: code and state in the log of a proxy are rejected, as no address has the proof', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    const logged = `/api/login/oauth2/code/chuhai?${query(answer)}`
    const taken = await server.newBrowser().send(logged, { headers: pageHeaders })
    expect(taken.status).toBe(400)
    expect(await page.exchange(answer)).toMatchObject({
      http: 200,
      envelope: { data: { token: expect.any(Object) } },
    })
  })

  it('fails: another registered site cannot complete the sign-on of this one', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    const Origin = 'http://127.0.0.1:4003'
    expect(await page.exchange(answer, { Origin })).toMatchObject(refused)
  })
})

describe('a state', () => {
  it('is used once', async () => {
    const { page, answer, browser } = await server.signInAtPage()
    const before = await countSessions()
    expect(await page.exchange(answer)).toMatchObject(refused)
    expect((await browser.open(`${callback}?${query(answer)}`)).status).toBe(400)
    expect(await countSessions()).toBe(before)
  })

  it('opens one session when it is exchanged several times at once', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    const before = await countSessions()
    const all = await Promise.all(Array.from({ length: 50 }, () => page.exchange(answer)))
    expect(all.filter(({ http }) => http === 200)).toHaveLength(1)
    expect(await countSessions()).toBe(before + 1)
  })

  it('that is unknown is refused without a message', async () => {
    const page = server.newPage()
    const answer = { ...server.provider.signIn(await page.begin()), state: createSecret() }
    const response = await server.newBrowser().open(`${callback}?${query(answer)}`)
    expect(response.status).toBe(400)
    expect((await decodePage(response)).message).toBeUndefined()
    expect(await page.exchange(answer)).toMatchObject(refused)
  })

  it('expires after ten minutes: the page starts again, and the code is dropped', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    server.pass(10 * 60_000)
    const { message, html } = await decodePage(await server.newBrowser().open(`${callback}?${query(answer)}`))
    expect(message).toEqual({ type: 'NEED_LOGIN', state: page.state })
    expect(html).not.toContain(answer.code)
    expect(await page.exchange(answer)).toMatchObject(refused)
  })
})

describe('a sign-on that took fifteen minutes', () => {
  const linkOf = (html: string) => /class="button" href="([^"]+)">([^<]+)</.exec(html)?.slice(1)

  it.each([
    [
      '',
      '/school?tab=live',
      '/api/oauth2/authorization/chuhai?service=%2Fschool%3Ftab%3Dlive&amp;locale=zh-CN',
    ],
    ['/applet', '/school', '/api/oauth2/authorization/chuhai/applet?service=%2Fschool&amp;locale=zh-CN'],
  ])(
    'by a link%s begins again with one button, and leads back to where it began',
    async (kind, service, again) => {
      const browser = server.newBrowser()
      const start = await browser.open(`/api/oauth2/authorization/chuhai${kind}?${query({ service })}`)
      const answer = server.provider.signIn(new URL(start.headers.get('Location') ?? ''))
      server.pass(15 * 60_000)
      const response = await browser.open(`${callback}?${query(answer)}`)
      const html = await response.text()
      expect([response.status, linkOf(html)]).toEqual([400, [again, '重新登录']])
      const next = await browser.open(again.replace('&amp;', '&'))
      expect(next.headers.get('Location')).toContain(server.provider.settings.issuer)
    },
  )

  it('begins again at once where the provider passes on that the visitor wants to', async () => {
    const browser = server.newBrowser()
    const start = await browser.open('/api/oauth2/authorization/chuhai?service=/school')
    const state = new URL(start.headers.get('Location') ?? '').searchParams.get('state') ?? ''
    server.pass(15 * 60_000)
    const response = await browser.open(`${callback}?${query({ error: 'login_required', state })}`)
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      '/api/oauth2/authorization/chuhai?service=%2Fschool&locale=zh-CN',
    ])
  })

  it('begins again where the browser has lost what proves that it began', async () => {
    const browser = server.newBrowser()
    const start = await browser.open('/api/oauth2/authorization/chuhai?service=/school')
    const answer = server.provider.signIn(new URL(start.headers.get('Location') ?? ''))
    browser.cookies.clear()
    const html = await (await browser.open(`${callback}?${query(answer)}`)).text()
    expect(linkOf(html)?.[1]).toBe('重新登录')
  })

  it('in a window tells the page that waits, and leads back to its site', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin({ display: 'popup' }))
    server.pass(15 * 60_000)
    const { message, html } = await decodePage(await server.newBrowser().open(`${callback}?${query(answer)}`))
    expect(message).toEqual({ type: 'NEED_LOGIN', state: page.state })
    expect(html).toContain('登录请求已过期')
    expect(linkOf(html)).toEqual([partner, '返回原来的页面重新登录'])
  })

  it('by leaving the page leads back to it, and ends its attempt', async () => {
    const page = server.newPage()
    const returnTo = `${partner}/quote?from=ad`
    const answer = server.provider.signIn(await page.begin({ display: 'page', returnTo }))
    server.pass(15 * 60_000)
    const html = await (await server.newBrowser().open(`${callback}?${query(answer)}`)).text()
    expect(linkOf(html)?.[0]).toBe(`${returnTo}&amp;error=login_required&amp;state=${page.state}`)
  })
})

describe('a mix-up of two providers', () => {
  const asksTheirTokens = async (attack: () => Promise<unknown>) => {
    const before = [server.provider, server.other]
      .flatMap(({ asked }) => asked)
      .filter((path) => path === '/token').length
    await attack()
    return (
      [server.provider, server.other].flatMap(({ asked }) => asked).filter((path) => path === '/token')
        .length - before
    )
  }

  it('fails at the callback: only an answer of the expected issuer counts', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    for (const iss of [server.other.settings.issuer, '', `${server.provider.settings.issuer}/`]) {
      const response = await server.newBrowser().open(`${callback}?${query({ ...answer, iss })}`)
      expect([response.status, (await decodePage(response)).message]).toEqual([400, undefined])
    }
    const { iss: _, ...without } = answer
    expect((await server.newBrowser().open(`${callback}?${query(without)}`)).status).toBe(400)
    const elsewhere = callback.replace('chuhai', 'other')
    for (const { issuer: iss } of [server.provider.settings, server.other.settings])
      expect((await server.newBrowser().open(`${elsewhere}?${query({ ...answer, iss })}`)).status).toBe(400)
  })

  it('fails at the exchange, before the code is sent to any provider', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    const asked = await asksTheirTokens(async () => {
      expect(await page.exchange({ ...answer, iss: server.other.settings.issuer })).toMatchObject(refused)
    })
    expect(asked).toBe(0)
  })

  it('fails when the sign-on of one is completed at the other: no code reaches the wrong provider', async () => {
    const browser = server.newBrowser()
    const page = server.newPage(browser)
    const answer = server.provider.signIn(await page.begin())
    const asked = await asksTheirTokens(async () => {
      for (const { issuer: iss } of [server.other.settings, server.provider.settings]) {
        const path = `/api/login/oauth2/code/other?${query({ ...answer, iss, proof: page.proof })}`
        expect((await browser.send(path, { headers: pageHeaders })).status).toBe(400)
      }
    })
    expect([asked, await server.nameOf(browser)]).toEqual([0, null])
  })

  it('keeps users apart: the same subject of two providers is two users', async () => {
    const mine = await server.signInAtPage(server.newBrowser(), { subject: 'same' })
    const page = server.newPage(server.newBrowser(), 'other')
    const theirs = await page.exchange(server.other.signIn(await page.begin(), { subject: 'same' }))
    expect([mine.exchanged.http, theirs.http]).toEqual([200, 200])
    expect(await server.db.$count(users, sql`subject = 'same'`)).toBe(2)
  })
})

describe('session fixation', () => {
  it('fails: signing in gives the browser a new session and ends the previous one', async () => {
    const planted = await server.signInAtPage(server.newBrowser(), { subject: 'mallory' })
    const value = planted.browser.cookies.get(sessionName) ?? ''
    const victim = server.newBrowser()
    victim.cookies.set(sessionName, value)
    await server.signInAtPage(victim, { subject: 'victim' })
    expect(victim.cookies.get(sessionName)).not.toBe(value)
    expect(await server.nameOf(victim)).toBe('用户 victim')
    expect(await server.nameOf(planted.browser)).toBeNull()
  })

  it('fails: a foreign session value is never adopted', async () => {
    const browser = server.newBrowser()
    const planted = createSecret()
    browser.cookies.set(sessionName, planted)
    await server.signInAtPage(browser)
    expect(browser.cookies.get(sessionName)).not.toBe(planted)
    expect(await server.db.$count(sessions, sql`id_hash = ${hashOf(planted)}`)).toBe(0)
  })
})

describe('the origin of a start', () => {
  it.each([
    'https://evil.example',
    `${partner}.evil.example`,
    `${partner}/`,
    `${partner}@evil.example`,
    'http://127.0.0.1:40020',
    'https://127.0.0.1:4002',
    'HTTP://127.0.0.1:4002',
    'null',
    '*',
    '',
    'http://LOCALHOST:4000',
  ])('%j is refused with a page, and no sign-on starts', async (origin) => {
    const response = await server.newPage().start({ origin })
    expect([response.status, response.headers.get('Location')]).toEqual([403, null])
    const { html, message } = await decodePage(response)
    expect(html).toContain('发起登录的网站没有登记')
    expect(message).toBeUndefined()
    expect(response.headers.get('Content-Security-Policy')).not.toContain('evil')
  })
})

describe('a callback page', () => {
  it('posts to the origin that started the sign-on, lets only that one frame it, and has no inline script', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin())
    const response = await server.newBrowser().open(`${callback}?${query(answer)}`, {
      Origin: 'https://evil.example',
    })
    const { html, message, ...rest } = await decodePage(response)
    expect(message).toEqual({ type: 'AUTH_CODE', ...answer })
    expect(rest).toEqual({ target: 'parent', origin: partner, closes: false })
    const policy = response.headers.get('Content-Security-Policy')
    expect(policy).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${partner}`,
    )
    expect(html).not.toMatch(/<style|style=|<script(?! defer src="\/api\/sign-on\/callback.js")| on\w+=/)
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('of a popup cannot be framed, and closes', async () => {
    const page = server.newPage()
    const answer = server.provider.signIn(await page.begin({ display: 'popup' }))
    const response = await server.newBrowser().open(`${callback}?${query(answer)}`)
    expect(response.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect(await decodePage(response)).toMatchObject({ target: 'opener', origin: partner, closes: true })
  })

  it('treats its address as text', async () => {
    const page = server.newPage()
    const { state, iss } = server.provider.signIn(await page.begin())
    const code = `"><script>alert(1)</script>'&quot;`
    const { html, message } = await decodePage(
      await server.newBrowser().open(`${callback}?${query({ code, state, iss })}`),
    )
    expect(html).not.toContain('<script>')
    expect(message?.code).toBe(code)
    const failed = await server.newBrowser().open(`${callback}?${query({ code, state: code, iss: code })}`)
    expect(await failed.text()).not.toContain('alert')
  })
})

describe('a forged id_token', () => {
  const forgeries: [string, Grant][] = [
    ['of a key that is not the provider’s', { signing: { key: createSigningKey('first') } }],
    ['of an unknown key', { signing: { key: createSigningKey('unknown') } }],
    ['without a signature', { signing: 'none' }],
    ['signed with our own secret', { signing: { secret: 'chuhai-secret' } }],
    ['for another client', { claims: { aud: 'other-id' } }],
    ['for several clients, meant for another', { claims: { aud: ['chuhai-id', 'x'], azp: 'x' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['with another nonce', { claims: { nonce: createSecret() } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
    ['of the future', { claims: { nbf: Math.floor(Date.now() / 1000) + 3600 } }],
    ['about another person than the profile', { claims: { sub: 'somebody-else' } }],
  ]

  it.each(forgeries)('%s opens no session', async (_, grant) => {
    const before = await countSessions()
    const { exchanged, browser } = await server.signInAtPage(server.newBrowser(), grant)
    expect(exchanged).toMatchObject({ http: 502, envelope: { status: 'SIGN_ON_FAILED' }, cookie: undefined })
    expect([await server.nameOf(browser), await countSessions()]).toEqual([null, before])
  })
})

describe('a stolen database', () => {
  it('reveals neither id_tokens nor code verifiers', async () => {
    const page = server.newPage()
    await page.begin()
    const [flow] = await server.db
      .select()
      .from(signOnFlows)
      .where(sql`state_hash = ${hashOf(page.state)}`)
    const verifier = unseal(flow?.codeVerifier ?? '', page.state)
    expect(verifier).toMatch(/^[\w-]{43}$/)
    expect([flow?.codeVerifier.includes(verifier ?? ''), unseal(flow?.codeVerifier ?? '', 'other')]).toEqual([
      false,
      null,
    ])

    const { browser } = await server.signInAtPage()
    const cookie = browser.cookies.get(sessionName) ?? ''
    const [session] = await server.db
      .select()
      .from(sessions)
      .where(sql`id_hash = ${hashOf(cookie)}`)
    expect(unseal(session?.idToken ?? '', cookie)).toMatch(/^ey.*\..*\./)
    expect([session?.idToken?.includes('.'), unseal(session?.idToken ?? '', 'other')]).toEqual([false, null])

    await server.tokenFor(server.newBrowser())
    const tokens = await server.db.select().from(signOnTokens)
    for (const { idToken } of tokens) expect(idToken).toMatch(/^[\w-]{100,}$/)
  })

  it('unseals no text that was never sealed', () => {
    expect([
      unseal('', 'a'),
      unseal('eyJhbGciOiJSUzI1NiJ9.e30.c2ln', 'a'),
      unseal(seal('text', 'a'), 'a'),
    ]).toEqual([null, null, 'text'])
  })
})

describe('a site that is disabled during a sign-on', () => {
  it('completes no sign-on, neither at the callback nor at the exchange', async () => {
    const disable = async () => {
      await setSiteEnabled(server.db, partner, false)
      // A slow database may take longer than the old list is kept.
      server.pass(siteListTimes.freshMs)
      await vi.waitFor(async () => {
        const { headers } = await server.newBrowser().open('/api/site/contact', { Origin: partner })
        expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
      })
    }
    try {
      const [early, late] = [server.newPage(), server.newPage()]
      const answer = server.provider.signIn(await early.begin())
      const other = server.provider.signIn(await late.begin())
      const browser = server.newBrowser()
      await disable()
      expect((await browser.open(`${callback}?${query(answer)}`)).status).toBe(403)
      const before = await countSessions()
      expect(await late.exchange(other)).toMatchObject({ http: 403, cookie: undefined })
      expect(await countSessions()).toBe(before)
    } finally {
      await setSiteEnabled(server.db, partner, true)
    }
  })
})
