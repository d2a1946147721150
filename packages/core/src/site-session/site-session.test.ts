import { describe, expect, it, vi } from 'vitest'
import { createServerClock } from '../clock/clock'
import { createKeyStore } from './key-store'
import { createSiteSession } from './site-session'

const base = 'https://portal.example.com'
const start = Date.parse('2026-11-27T02:00:00Z')
const tokenUntil = (minutes: number, value = 'a.1') => ({
  value,
  expiresAt: new Date(start + minutes * 60_000).toISOString(),
})

const decode = (part = '') => JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))

/** A browser without IndexedDB, whose store tabs share here. */
const setUp = (store = createKeyStore(() => undefined)) => {
  let now = start
  const { clock } = createServerClock(() => now)
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data: tokenUntil(30, 'a.2') }))
  const open = () => createSiteSession({ base, fetch, clock, lifetime: new AbortController().signal, store })
  return { open, session: open(), fetch, pass: (minutes: number) => (now += minutes * 60_000) }
}

const begin = async (parts: ReturnType<typeof setUp>) => {
  const { dpop = '' } = await parts.session.begin('GET', '/login/oauth2/code/chuhai?code=c')
  await parts.session.keep(tokenUntil(15))
  return dpop
}

describe('the session of a site', () => {
  it('has no headers before somebody has signed in', async () => {
    const { session, fetch } = setUp()
    expect(await session.headers('GET', '/user/info')).toEqual({})
    expect(await session.renew()).toBe(false)
    expect(fetch).not.toHaveBeenCalled()
  })

  it('begins with a proof of a new key, which names the address without its query', async () => {
    const proofs = [await begin(setUp()), await begin(setUp())].map((proof) => proof.split('.'))
    const [header, claims] = (proofs[0] ?? []).map((part, index) => (index < 2 ? decode(part) : part))
    expect(header).toMatchObject({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty: 'EC', crv: 'P-256' } })
    expect(header.jwk).not.toHaveProperty('d')
    expect(claims).toMatchObject({
      htm: 'GET',
      htu: `${base}/api/login/oauth2/code/chuhai`,
      iat: start / 1000,
    })
    expect(decode(proofs[1]?.[0]).jwk).not.toEqual(header.jwk)
  })

  it('sends its token with each call, and a proof of its own that belongs to the token', async () => {
    const parts = setUp()
    await begin(parts)
    const sent = [
      await parts.session.headers('GET', '/user/info'),
      await parts.session.headers('GET', '/user/info'),
    ]
    expect(sent[0]?.Authorization).toBe('DPoP a.1')
    const claims = sent.map(({ dpop }) => decode(dpop?.split('.')[1]))
    expect(claims[0]).toMatchObject({ ath: expect.stringMatching(/^[\w-]{43}$/) })
    expect(claims[0].jti).not.toBe(claims[1].jti)
  })

  it('is found again by another tab, with the same key', async () => {
    const parts = setUp()
    const proof = await begin(parts)
    const { dpop } = await parts.open().headers('GET', '/user/info')
    expect(decode(dpop?.split('.')[0]).jwk).toEqual(decode(proof.split('.')[0]).jwk)
  })

  it('renews its token before it expires, once for calls of the same time', async () => {
    const parts = setUp()
    await begin(parts)
    parts.pass(14.5)
    const sent = await Promise.all([1, 2, 3].map(() => parts.session.headers('GET', '/user/info')))
    expect(sent.map(({ Authorization }) => Authorization)).toEqual(['DPoP a.2', 'DPoP a.2', 'DPoP a.2'])
    expect(parts.fetch).toHaveBeenCalledOnce()
    const [address, init] = parts.fetch.mock.calls[0] ?? []
    expect([address, init?.method, init?.credentials]).toEqual([`${base}/api/sso/token`, 'POST', 'omit'])
  })

  it('keeps its token while the server cannot be reached', async () => {
    const parts = setUp()
    await begin(parts)
    parts.fetch.mockRejectedValue(new TypeError('no network'))
    parts.pass(20)
    expect(await parts.session.headers('GET', '/user/info')).toMatchObject({ Authorization: 'DPoP a.1' })
  })

  it('does not come back by a renewal that was on its way when it was forgotten', async () => {
    const parts = setUp()
    await begin(parts)
    parts.fetch.mockImplementation(async () => {
      await parts.session.forget()
      return Response.json({ data: tokenUntil(30, 'a.2') })
    })
    await parts.session.renew()
    expect(await parts.session.headers('GET', '/user/info')).toEqual({})
  })
})
