import { proofHeader } from '@chuhai/contract/constants'
import { createConsultation } from '@chuhai/contract/consultation'
import { getLivingInfo } from '@chuhai/contract/live'
import { getPage } from '@chuhai/contract/page'
import { listRecommendedPlatforms } from '@chuhai/contract/platform'
import { searchSite } from '@chuhai/contract/search'
import { exchangeSignOnCode } from '@chuhai/contract/sign-on'
import { getSiteRegistration } from '@chuhai/contract/site'
import { getUserInfo } from '@chuhai/contract/user'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCore } from '../create-core'
import { createFakeCore, createServerDouble } from '../testing'

const noHits = {
  list: [],
  total: 0,
  page: 1,
  rows: 20,
  kinds: [],
  services: 0,
  searchedFor: null,
  suggestion: null,
}

const body = {
  customerSource: ['海外仓'],
  contactsName: '陈静怡',
  contactsPhone: '13800138000',
  customerName: '远航贸易',
}

const setUp = (options: Parameters<typeof createFakeCore>[1] = {}) => {
  const server = createServerDouble()
  return { server, core: createFakeCore({}, { server, ...options }) }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('what a call sends', () => {
  it('goes below /api without cookies, with the language and no-cache headers', async () => {
    const fetch = vi.fn(async (_: Request) => Response.json({ status: 'success', data: [], message: '' }))
    const { createCore } = await import('../create-core')
    const core = createCore({ base: 'http://localhost:4000/', fetch: fetch as typeof globalThis.fetch })
    await core.call(listRecommendedPlatforms)

    const request = fetch.mock.calls[0]?.[0] as Request
    expect(request.url).toBe('http://localhost:4000/api/platformNew/recommended_plat')
    expect(request.method).toBe('GET')
    expect(request.credentials).toBe('omit')
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      'accept-language': 'zh-CN',
      'cache-control': 'no-cache',
      pragma: 'no-cache',
    })
    expect(core.base).toBe('http://localhost:4000')
  })

  it('carries the client header and a JSON body when it changes something', async () => {
    const { server, core } = setUp({ locale: 'en' })
    server.answer(createConsultation, { id: '1' })
    await core.call(createConsultation, { body }, { idempotencyKey: 'k-1' })

    const [request] = server.requests
    expect(request?.body).toEqual(body)
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'accept-language': 'en',
      'content-type': 'application/json',
      'x-chuhai-client': '1',
      'idempotency-key': 'k-1',
    })
  })

  it('carries the client header with a GET that changes something, and the headers of its endpoint', async () => {
    const { server, core } = setUp()
    server.answer(exchangeSignOnCode, { expiresAt: '2031-01-01T00:00:00.000Z', token: null })
    const input = { params: { client: 'chuhai' }, query: { code: 'c', state: 's', iss: 'i' } }
    await core.call(exchangeSignOnCode, { ...input, headers: { [proofHeader]: 'p' } })
    expect(server.requests[0]?.headers.get('x-chuhai-client')).toBe('1')
    expect(server.requests[0]?.headers.get('x-chuhai-proof')).toBe('p')
  })

  it('puts params and query in their places', async () => {
    const { server, core } = setUp()
    server.fail(getPage, 'NOT_FOUND').answer(searchSite, noHits)
    await core.call(getPage, { params: { key: 'ad service' } }).catch(() => {})
    await core.call(searchSite, { query: { q: '开店 & 物流' } })

    expect(server.requests.map(({ path, query }) => [path, query])).toEqual([
      ['/page/ad%20service', {}],
      ['/search', { q: '开店 & 物流' }],
    ])
  })

  it("goes to the page's own origin when the base is empty", async () => {
    const { server, core } = setUp({ base: '' })
    server.answer(listRecommendedPlatforms, [])
    await expect(core.call(listRecommendedPlatforms)).resolves.toEqual([])
    expect(core.base).toBe('')
  })
})

describe('the result of a call', () => {
  it.each(['success', '00000'])('is the data of an envelope with status %s', async (status) => {
    const { server, core } = setUp()
    server.respond(getLivingInfo, () => Response.json({ status, data: null, message: '' }))
    await expect(core.call(getLivingInfo)).resolves.toBeNull()
  })

  it('rejects with code, status, message and fields of a failed envelope', async () => {
    const { core, server } = setUp()
    server.answer(createConsultation, { id: '1' })
    await expect(
      core.call(createConsultation, { body: { ...body, contactsPhone: '1' } }),
    ).rejects.toMatchObject({
      name: 'CallError',
      code: 'CONSULTATION_PHONE_INVALID',
      httpStatus: 422,
      message: '请输入正确手机号',
      fields: { contactsPhone: '请输入正确手机号' },
    })
  })

  it('rejects with the message of a failed envelope, whatever the HTTP status', async () => {
    const { core, server } = setUp()
    server.respond(getLivingInfo, () =>
      Response.json({ status: 'LIVE_GONE', data: null, message: '直播已结束' }),
    )
    await expect(core.call(getLivingInfo)).rejects.toMatchObject({ code: 'LIVE_GONE', message: '直播已结束' })
  })

  it('rejects with the error message of an HTTP error that is no envelope', async () => {
    const { core, server } = setUp()
    server.respond(
      getLivingInfo,
      () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    )
    await expect(core.call(getLivingInfo)).rejects.toMatchObject({
      code: 'HTTP_ERROR',
      httpStatus: 502,
      message: 'Request failed: 502 Bad Gateway',
    })
  })

  it.each([
    ['a page of HTML', () => new Response('<h1>Welcome</h1>')],
    ['JSON without envelope', () => Response.json([])],
    ['nothing', () => new Response(null, { status: 204 })],
    ['data of another shape', () => Response.json({ status: 'success', data: [{ id: 'x' }], message: '' })],
  ])('refuses %s as an answer', async (_, reply) => {
    const { core, server } = setUp()
    server.respond(listRecommendedPlatforms, reply)
    await expect(core.call(listRecommendedPlatforms)).rejects.toMatchObject({
      code: 'ANSWER_INVALID',
      message: '系统错误，请稍后再试！',
    })
  })

  it('is accepted on a page that has added members to every object', async () => {
    const { server, core } = setUp()
    const broadcast = {
      id: 1,
      videoName: '黑五',
      videoTime: '2026-11-20T11:30:00Z',
      videoEnd: '2026-11-20T13:00:00Z',
      videoIntro: '',
      videoImage: '/live.svg',
      videoUrl: '/live',
      speaker: '林知远',
    }
    server.answer(getLivingInfo, broadcast)
    const prototype = Object.prototype as { extend?: unknown }
    prototype.extend = () => {}
    try {
      await expect(core.call(getLivingInfo)).resolves.toEqual(broadcast)
    } finally {
      delete prototype.extend
    }
  })

  it('rejects with the default text when the network is down', async () => {
    const { core, server } = setUp()
    server.disconnect(getLivingInfo)
    await expect(core.call(getLivingInfo)).rejects.toMatchObject({
      code: 'NETWORK',
      httpStatus: 0,
      message: '系统错误，请稍后再试！',
    })
  })

  it('rejects in English when that is the language', async () => {
    const { core, server } = setUp({ locale: 'en' })
    server.disconnect(getLivingInfo)
    await expect(core.call(getLivingInfo)).rejects.toMatchObject({
      message: 'System error, please try again later',
    })
  })
})

describe('how long a call takes', () => {
  it('is 600 seconds at most', async () => {
    vi.useFakeTimers()
    const { core, server } = setUp()
    server.hang(getLivingInfo)
    const settled = vi.fn()
    const outcome = core.call(getLivingInfo).catch((error: unknown) => settled(error))
    await vi.advanceTimersByTimeAsync(599_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await outcome
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ code: 'TIMEOUT', message: '系统错误，请稍后再试！' })
  })

  it('counts a body that never ends', async () => {
    const { core, server } = setUp()
    server.respond(
      getLivingInfo,
      () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) })),
    )
    await expect(core.call(getLivingInfo, {}, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it('ends with its signal, as an AbortError', async () => {
    const { core, server } = setUp()
    server.hang(getLivingInfo)
    const controller = new AbortController()
    const outcome = core.call(getLivingInfo, {}, { signal: controller.signal })
    controller.abort()
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('ends with the core, and nothing goes out after that', async () => {
    const { core, server } = setUp()
    server.hang(getLivingInfo)
    const outcome = core.call(getLivingInfo)
    core.destroy()
    await expect(outcome).rejects.toMatchObject({ name: 'AbortError' })
    await expect(core.call(listRecommendedPlatforms)).rejects.toMatchObject({ name: 'AbortError' })
    expect(server.requests.length).toBeLessThanOrEqual(1)
  })

  it.each([
    ['before', 'persistent'],
    ['after', 'persistent'],
    ['before', 'keepalive'],
  ] as const)('goes out where it was made %s the end of the core and is %s', async (when, kind) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { core, server } = setUp()
    server.answer(createConsultation, { id: '1' })
    if (when === 'after') core.destroy()
    const outcome = core.call(createConsultation, { body }, { idempotencyKey: 'one', [kind]: true })
    core.destroy()
    await expect(outcome).resolves.toEqual({ id: '1' })
    expect(warn).toHaveBeenCalledTimes(when === 'after' ? 1 : 0)
  })

  it('says once that it was made after the end of the core', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { core } = setUp()
    core.destroy()
    for (const _ of [1, 2])
      await expect(core.call(getLivingInfo)).rejects.toMatchObject({ name: 'AbortError' })
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[chuhai\] .* after its destroy\(\)/)]])
  })

  it('leaves no timer behind once the core is destroyed', async () => {
    vi.useFakeTimers()
    const { core, server } = setUp()
    server.answer(listRecommendedPlatforms, []).hang(getLivingInfo)
    await core.call(listRecommendedPlatforms)
    const hanging = core.call(getLivingInfo).catch(() => {})
    core.destroy()
    await hanging
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a call that repeats another', () => {
  it('is too frequent within a second', async () => {
    const { core, server } = setUp({ now: () => 0 })
    server.answer(createConsultation, { id: '1' })
    await core.call(createConsultation, { body })
    await expect(core.call(createConsultation, { body })).rejects.toMatchObject({
      code: 'REQUEST_TOO_FREQUENT',
      httpStatus: 0,
      message: '请求过于频繁',
    })
    expect(server.requests).toHaveLength(1)
  })

  it('is a double submit while the first is in flight', async () => {
    let time = 0
    const { core, server } = setUp({ now: () => time })
    server.hang(createConsultation)
    const first = core.call(createConsultation, { body }).catch(() => {})
    time = 1000
    await expect(core.call(createConsultation, { body })).rejects.toMatchObject({
      code: 'REQUEST_IN_FLIGHT',
      message: '请勿重复提交',
    })
    core.destroy()
    await first
  })

  it('goes out when it differs in query or body', async () => {
    const { core, server } = setUp()
    server.answer(searchSite, noHits).answer(createConsultation, { id: '1' })
    await Promise.all([
      core.call(searchSite, { query: { q: 'a' } }),
      core.call(searchSite, { query: { q: 'b' } }),
      core.call(createConsultation, { body }),
      core.call(createConsultation, { body: { ...body, contactsName: '王磊' } }),
    ])
    expect(server.requests).toHaveLength(4)
  })

  it('goes out once the entry of the first has been dropped', async () => {
    vi.useFakeTimers()
    const { core, server } = setUp()
    server.fail(createConsultation, 'SERVER_ERROR')
    await core.call(createConsultation, { body }).catch(() => {})
    await vi.advanceTimersByTimeAsync(300)
    await expect(core.call(createConsultation, { body })).rejects.toMatchObject({ code: 'SERVER_ERROR' })
  })
})

describe('a call that needs signing in', () => {
  const privateEndpoint = { ...getUserInfo, noRedirect: false } as const

  it('asks for sign-on and rejects with the silent message', async () => {
    const { core, server } = setUp()
    server.fail(getUserInfo, 'UNAUTHORIZED')
    await expect(core.call(privateEndpoint)).rejects.toMatchObject({ message: '401_UNAUTHORIZED' })
    expect(core.signOn.$request.get()).toEqual({
      reason: 'unauthorized',
      mode: 'login',
      returnTo: location.href,
    })
  })

  it('asks for it also when a proxy answers 401 without envelope', async () => {
    const { core, server } = setUp()
    server.respond(getUserInfo, () => new Response('', { status: 401 }))
    await expect(core.call(privateEndpoint)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      message: '401_UNAUTHORIZED',
    })
    expect(core.signOn.$request.get()).not.toBeNull()
  })

  it('does not ask where the endpoint or the caller says so', async () => {
    const { core, server } = setUp()
    server.fail(getUserInfo, 'UNAUTHORIZED')
    await core.call(getUserInfo).catch(() => {})
    await core.call(privateEndpoint, {}, { noRedirect: true }).catch(() => {})
    expect(core.signOn.$request.get()).toBeNull()
  })
})

describe('a call from a site that is not registered', () => {
  it('says in the console how to register it', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const { server, core } = setUp()
    server.fail(getLivingInfo, 'ORIGIN_FORBIDDEN')
    await expect(core.call(getLivingInfo)).rejects.toMatchObject({ code: 'ORIGIN_FORBIDDEN' })
    expect(error).toHaveBeenCalledExactlyOnceWith(
      `[chuhai] ${location.origin} is not registered at http://chuhai.test: run "pnpm operator sites add ${location.origin} NAME" there.`,
    )
  })

  it('says so once after calls that CORS has blocked, without waiting for it', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const { server, core } = setUp()
    server.disconnect(getLivingInfo).disconnect(listRecommendedPlatforms)
    server.answer(getSiteRegistration, { registered: false })
    await expect(core.call(getLivingInfo)).rejects.toMatchObject({ code: 'NETWORK' })
    await vi.waitFor(() =>
      expect(error).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining(`${location.origin} is not registered at http://chuhai.test`),
      ),
    )
    const asked = server.requests.filter(({ path }) => path === getSiteRegistration.path)
    expect(asked.map(({ query }) => query)).toEqual([{ origin: location.origin }])
    await expect(core.call(listRecommendedPlatforms)).rejects.toMatchObject({ code: 'NETWORK' })
    expect(server.requests.filter(({ path }) => path === getSiteRegistration.path)).toHaveLength(1)
    error.mockRestore()
  })

  it('says so of a page without an origin, and asks nothing', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    vi.stubGlobal('origin', 'null')
    const { server, core } = setUp()
    server.disconnect(getLivingInfo)
    await expect(core.call(getLivingInfo)).rejects.toMatchObject({ code: 'NETWORK' })
    await vi.waitFor(() =>
      expect(error).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/^\[chuhai\] This page has no origin, .* allow-same-origin/),
      ),
    )
    expect(server.requests.filter(({ path }) => path === getSiteRegistration.path)).toEqual([])
    vi.unstubAllGlobals()
  })

  it('is not asked about on the pages of the portal, and not explained where it is registered', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
    const own = createCore({ base: '', fetch })
    await expect(own.call(getLivingInfo)).rejects.toMatchObject({ code: 'NETWORK' })
    expect(fetch).toHaveBeenCalledOnce()
    const { server, core } = setUp()
    const answered = vi.fn(() => ({ registered: true }))
    server.disconnect(getLivingInfo).answer(getSiteRegistration, answered)
    await expect(core.call(getLivingInfo)).rejects.toMatchObject({ code: 'NETWORK' })
    await vi.waitFor(() => expect(answered).toHaveBeenCalledOnce())
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})
