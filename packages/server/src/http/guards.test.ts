import { describe, expect, it } from 'vitest'
import { createLimiter } from '../limits/create-limiter'
import { consultations } from '../modules/consultation/tables'
import { siteListTimes } from '../modules/site/registry'
import { addSite, setSiteEnabled } from '../modules/site/service'
import { createLog } from '../process/log'
import { readRanges } from '../settings/address-ranges'
import { lead } from '../testing/forms'
import { signIn } from '../testing/sign-in'
import { pageHeaders, partner, startTestApp } from '../testing/test-app'

const server = startTestApp()
const path = '/api/consultation'

const raw = async (init: RequestInit, at = path) => {
  const response = await server.request(at, { method: 'POST', headers: pageHeaders, ...init })
  const envelope = (await response.json()) as { status: string; message: string }
  return { http: response.status, status: envelope.status, message: envelope.message }
}
const body = JSON.stringify(lead)

describe('a call that changes something', () => {
  const foreign: [string, Record<string, string | undefined>][] = [
    ['an unknown origin', { Origin: 'https://evil.example' }],
    ['a sandboxed page', { Origin: 'null' }],
    ['no origin', { Origin: undefined }],
    ['a look-alike origin', { Origin: `${partner}.evil.example` }],
    ['an origin with a path', { Origin: `${partner}/` }],
    ['a registered origin without the client header', { 'X-Chuhai-Client': undefined }],
    ['a registered origin with another client header', { 'X-Chuhai-Client': '2' }],
  ]
  const encodings = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    '',
  ]

  it.each(foreign)('is refused from %s in every encoding, without an effect', async (_, change) => {
    const before = await server.db.$count(consultations)
    for (const type of encodings) {
      const all = { ...pageHeaders, 'Content-Type': type, ...change }
      const headers = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
      expect(await raw({ headers, body })).toMatchObject({ http: 403, status: 'ORIGIN_FORBIDDEN' })
    }
    expect(await server.db.$count(consultations)).toBe(before)
  })

  it('is refused as soon as its site is disabled', async () => {
    await addSite(server.db, 'https://once.example', 'Once')
    let aheadMs = 0
    const app = server.another({ clock: () => new Date(Date.now() + aheadMs) })
    const send = () =>
      app.request(path, { method: 'POST', headers: { ...pageHeaders, Origin: 'https://once.example' }, body })
    expect((await send()).status).toBe(200)
    await setSiteEnabled(server.db, 'https://once.example', false)
    aheadMs += siteListTimes.freshMs
    await expect.poll(async () => (await send()).status).toBe(403)
  })
})

describe('cross-origin reading', () => {
  it('is allowed to a registered site, without cookies', async () => {
    const { headers } = await server.get('/api/liveBroadcast', { Origin: partner })
    expect(headers.get('Access-Control-Allow-Origin')).toBe(partner)
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(headers.get('Access-Control-Expose-Headers')).toBe('X-Request-Id, Retry-After, Date')
    expect(headers.get('Vary')).toContain('Origin')
  })

  it('is not allowed to another site', async () => {
    const { headers } = await server.get('/api/liveBroadcast', { Origin: 'https://evil.example' })
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it.each([
    ['/api/liveBroadcast', 'same-origin'],
    ['/api/user/info', 'same-origin'],
    ['/api/nothing', 'same-origin'],
    ['/api/admin/leads', 'same-origin'],
    ['/api/site/qr/service.png', 'cross-origin'],
  ])('without CORS finds %s to be %s', async (at, policy) => {
    const { headers } = await server.request(at, { headers: { 'Sec-Fetch-Mode': 'no-cors' } })
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe(policy)
  })

  it('answers a preflight of a registered site only', async () => {
    const ask = (Origin: string) => server.request(path, { method: 'OPTIONS', headers: { Origin } })
    const allowed = await ask(partner)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
    expect(allowed.headers.get('Access-Control-Max-Age')).toBe('600')
    expect((await ask('https://evil.example')).status).toBe(403)
  })
})

describe('a script of a site that is not registered', () => {
  const origin = 'https://evil.example'
  const headers = { ...pageHeaders, Origin: origin, 'Sec-Fetch-Mode': 'cors' }

  it('is allowed nothing: no preflight, and no answer that its browser hands over', async () => {
    const preflight = await server.request(path, { method: 'OPTIONS', headers })
    expect(preflight.status).toBe(403)
    for (const [method, at] of [
      ['OPTIONS', path],
      ['GET', '/api/liveBroadcast'],
      ['GET', '/api/user/info'],
      ['POST', path],
      ['POST', '/api/sso/out'],
      ['GET', '/api/nothing'],
    ] as const) {
      const answer = await server.request(at, { method, headers, body: method === 'POST' ? body : undefined })
      const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))
      expect([method, at, allowed]).toEqual([method, at, []])
    }
  })

  it('may ask without credentials whether a site is registered', async () => {
    const ask = async (asked: string, from: string) => {
      const answer = await server.request(`/api/site/registered?origin=${encodeURIComponent(asked)}`, {
        headers: { Origin: from, 'Sec-Fetch-Mode': 'cors' },
      })
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
      return (await answer.json()).data
    }
    expect(await ask(origin, origin)).toEqual({ registered: false })
    expect(await ask(partner, origin)).toEqual({ registered: true })
    expect(await ask(partner, partner)).toEqual({ registered: true })
  })

  it('changes nothing', async () => {
    const before = await server.db.$count(consultations)
    expect(await raw({ headers, body })).toMatchObject({ http: 403, status: 'ORIGIN_FORBIDDEN' })
    expect(await server.db.$count(consultations)).toBe(before)
  })
})

describe('an invalid body', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
  const bad: [string, BodyInit, number, string][] = [
    ['broken JSON', '{"a":', 400, 'JSON_INVALID'],
    ['no body', '', 400, 'JSON_INVALID'],
    ['deeply nested JSON', deep, 400, 'JSON_INVALID'],
    ['one megabyte', JSON.stringify({ ...lead, customerName: 'x'.repeat(1_000_000) }), 413, 'BODY_TOO_LARGE'],
    ['a NUL byte', '{"a":"\0"}', 400, 'JSON_INVALID'],
    ['an escaped NUL', JSON.stringify({ ...lead, contactsName: 'a\0' }), 400, 'TEXT_INVALID'],
    ['half a surrogate pair', '{"contactsName":"\\ud800"}', 400, 'TEXT_INVALID'],
    ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400, 'TEXT_INVALID'],
    ['a bare null', 'null', 422, 'REQUEST_INVALID'],
    ['an array', '[]', 422, 'REQUEST_INVALID'],
  ]

  it.each(bad)('%s is refused', async (_, content, http, status) => {
    const before = await server.db.$count(consultations)
    expect(await raw({ body: content })).toMatchObject({ http, status })
    expect(await server.db.$count(consultations)).toBe(before)
  })

  it('is refused during the upload when it gets too large', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(16_384).fill(32))
      },
    })
    const init = { body: endless, duplex: 'half' } as RequestInit
    expect(await raw(init)).toMatchObject({ http: 413, status: 'BODY_TOO_LARGE' })
    expect(sent).toBeLessThan(20)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=gbk'])(
    '%s is refused',
    async (type) => {
      const answer = await raw({ headers: { ...pageHeaders, 'Content-Type': type }, body })
      expect(answer).toMatchObject({ http: 415, status: 'CONTENT_TYPE_INVALID' })
    },
  )
})

describe('an address or method that does not exist', () => {
  it('is an envelope in the requested language', async () => {
    expect(await server.get('/api/nothing')).toMatchObject({
      http: 404,
      envelope: { status: 'NOT_FOUND', message: '没有找到您要的内容' },
    })
    const english = await server.get('/api/nothing', { 'Accept-Language': 'en' })
    expect(english.envelope.message).toBe('Not found')
  })

  it('names the methods that exist', async () => {
    const { http, headers, envelope } = await server.get(path)
    expect([http, envelope.status, headers.get('Allow')]).toEqual([405, 'METHOD_NOT_ALLOWED', 'POST'])
  })
})

describe('rate limits', () => {
  it('answer 429 with the time to wait', async () => {
    const app = server.another({ limiter: createLimiter({ read: 3, write: 2, page: 0, upload: 0 }) })
    const statuses: number[] = []
    for (let i = 0; i < 4; i += 1) statuses.push((await app.request('/api/liveBroadcast')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await app.request('/api/liveBroadcast')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ status: 'TOO_MANY_REQUESTS', message: '请求过于频繁' })
  })

  it('count a signed-in visitor by user, wherever they are, and everyone else by address', async () => {
    const limiter = createLimiter({ read: 2, write: 2, page: 0, upload: 0 })
    const app = server.another({ limiter, proxies: 1 })
    const [one, other] = [await signIn(server.db), await signIn(server.db)]
    const ask = async (address: string, headers: Record<string, string> = {}) =>
      (await app.request('/api/liveBroadcast', { headers: { ...headers, 'X-Forwarded-For': address } }))
        .status
    for (const expected of [200, 200, 429]) expect(await ask('1.1.1.1')).toBe(expected)
    for (const expected of [200, 200]) expect(await ask('1.1.1.1', { Cookie: one.cookie })).toBe(expected)
    expect(await ask('2.2.2.2', { Cookie: one.cookie })).toBe(429)
    expect(await ask('1.1.1.1', { Cookie: other.cookie })).toBe(200)
    expect(await ask('1.1.1.1', { Cookie: '__Host-Http-chuhai_session=forged' })).toBe(429)
  })

  it('give a range of addresses a higher limit', async () => {
    const limits = { read: 1, write: 1, page: 0, upload: 0 }
    const limiter = createLimiter(limits, undefined, readRanges('10.20.0.0/16=3, 2001:db8:202::/48=3') ?? [])
    const app = server.another({ limiter, proxies: 1 })
    const ask = async (address: string) =>
      (await app.request('/api/liveBroadcast', { headers: { 'X-Forwarded-For': address } })).status
    for (const address of ['10.20.7.7', '2001:db8:202:5::1'])
      for (const expected of [200, 200, 200, 429]) expect(await ask(address)).toBe(expected)
    for (const address of ['10.21.0.1', '2001:db8:203::1'])
      for (const expected of [200, 429]) expect(await ask(address)).toBe(expected)
  })

  it('count a list with POST as a read', async () => {
    const app = server.another({ limiter: createLimiter({ read: 1, write: 1, page: 0, upload: 0 }) })
    const list = () =>
      app.request('/api/nav/home/hot/page', { method: 'POST', headers: pageHeaders, body: '{}' })
    expect((await app.request('/api/liveBroadcast')).status).toBe(200)
    expect((await list()).status).toBe(429)
  })

  it('answer 503 in the chat, where 429 means that today’s questions are used up', async () => {
    const app = server.another({ limiter: createLimiter({ read: 1, write: 1, page: 0, upload: 0 }) })
    const ask = () => app.request('/api/ai_assistant/send?content=x', { headers: pageHeaders })
    expect((await ask()).status).toBe(401)
    const refused = await ask()
    expect(refused.status).toBe(503)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({
      status: 'AI_TOO_OFTEN',
      message: '请求过于频繁，请稍后重试',
    })
  })

  it('count the addresses of a trusted proxy separately', async () => {
    const app = server.another({
      limiter: createLimiter({ read: 1, write: 1, page: 0, upload: 0 }),
      proxies: 1,
    })
    const from = async (forwarded: string) =>
      (await app.request('/api/liveBroadcast', { headers: { 'X-Forwarded-For': forwarded } })).status
    expect(await from('9.9.9.9, 1.1.1.1')).toBe(200)
    expect(await from('8.8.8.8, 1.1.1.1')).toBe(429)
    expect(await from('2001:db8:1:2::1')).toBe(200)
    expect(await from('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await from('2001:db8:1:3::1')).toBe(200)
  })
})

describe('behind a proxy', () => {
  const ask = async (proxies: number, times: number) => {
    const lines: string[] = []
    const log = createLog('warn', { write: (line) => lines.push(line) })
    const app = server.another({ log, proxies })
    for (let i = 0; i < times; i += 1)
      await app.request('/healthz', { headers: { 'X-Forwarded-For': '1.2.3.4' } })
    await app.request('/healthz')
    return lines
  }

  it('that is not declared is logged once', async () => {
    const lines = await ask(0, 3)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('TRUST_PROXY is 0')
  })

  it('that is declared is not logged', async () => {
    expect(await ask(1, 2)).toEqual([])
  })
})

it('sends HSTS only where the public address is https', async () => {
  const headerAt = async (publicUrl: string) =>
    (await server.another({ publicUrl }).request('/healthz')).headers.get('Strict-Transport-Security')
  expect(await headerAt('https://www.chuhai.example')).toBe('max-age=31536000')
  expect(await headerAt('http://localhost:4000')).toBeNull()
})
