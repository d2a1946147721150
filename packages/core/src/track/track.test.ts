import { pageEvent, pageView, recordPageEvent, recordPageView } from '@chuhai/contract/track'
import type { UserInfo } from '@chuhai/contract/user'
import { safeParse } from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createCore } from '../create-core'
import { createMemoryStorage } from '../doubles/memory-storage'
import { createFakeCore, createServerDouble } from '../testing'
import { createTrack, type PageVisit, type TrackOptions, trackedPath } from './track'
import { visitGapMs } from './visit'

const startedAt = Date.parse('2026-11-21T06:00:00Z')
const endedAt = startedAt + 5000
const user = { id: '7', unionId: 'u-7', userName: '陈静怡', userOrgInfoList: [] } as unknown as UserInfo

const sent = async (visit: Partial<PageVisit>, options: TrackOptions & { user?: UserInfo } = {}) => {
  const server = createServerDouble().answer(recordPageView, null)
  const { user = null, localStorage = createMemoryStorage(), now = () => endedAt } = options
  const track = createTrack(createFakeCore({}, { server, ...(user && { user }) }), { localStorage, now })
  track.pageView({ path: '/school', startedAt, ...visit })
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
  return server.requests[0]
}

afterEach(() => vi.unstubAllGlobals())

describe('a page view', () => {
  it('is the record of the contract, sent to its endpoint', async () => {
    const request = await sent({})
    expect([request?.method, request?.path]).toEqual([recordPageView.method, recordPageView.path])
    expect(safeParse(pageView, request?.body).success).toBe(true)
    expect(request?.headers.get('x-chuhai-client')).toBe('1')
    expect(request?.body).toEqual({
      startDate: '2026-11-21T06:00:00.000Z',
      endDate: '2026-11-21T06:00:05.000Z',
      userId: -1,
      visitorId: expect.stringMatching(/^[0-9a-f]{32}$/),
      visitId: expect.stringMatching(/^[0-9a-f]{32}$/),
      userName: '',
      path: '/school',
      type: 'pageView',
    })
  })

  it('names the signed-in user, who needs no random ids', async () => {
    const { body } = (await sent({}, { user })) ?? {}
    expect(body).toMatchObject({ userId: 7, userName: '陈静怡' })
    expect(body).not.toHaveProperty('visitorId')
    expect(body).not.toHaveProperty('visitId')
  })

  it('has no duration where the clock was set back', async () => {
    const request = await sent({ path: '/', endedAt: startedAt - 1000 })
    expect(request?.body).toMatchObject({
      startDate: '2026-11-21T05:59:59.000Z',
      endDate: '2026-11-21T05:59:59.000Z',
    })
  })

  it('is handed to the browser at once, so that it outlives the page', () => {
    const fetch = vi.fn(async (_: string, __: RequestInit) => new Response())
    const core = createCore({ base: 'http://chuhai.test', fetch: fetch as never })
    createTrack(core).pageView({ path: '/', startedAt })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'http://chuhai.test/api/track/pageView',
      expect.objectContaining({ keepalive: true, credentials: 'include' }),
    )
  })

  it('fails in silence', async () => {
    const server = createServerDouble().disconnect(recordPageView)
    const core = createFakeCore({}, { server })
    createTrack(core).pageView({ path: '/', startedAt: 0 })
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    expect(core.notices.$notice.get()).toBeNull()
  })

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'is neither recorded nor remembered where the browser says %o',
    (wish) => {
      vi.stubGlobal('navigator', wish)
      const localStorage = createMemoryStorage()
      const server = createServerDouble()
      const track = createTrack(createFakeCore({}, { server }), { localStorage })
      track.pageView({ path: '/', startedAt })
      track.event('outsideLinkFollowed', '/')
      expect(server.requests).toEqual([])
      expect(localStorage.getItem('chuhai.visitor')).toBeNull()
    },
  )
})

describe('a tracking event', () => {
  it('carries the user id with the union id', async () => {
    const server = createServerDouble().answer(recordPageEvent, null)
    const core = createFakeCore({}, { server, ...(user && { user }) })
    createTrack(core).event('consultationSubmitted', '/contactUs#consultation')
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    const { body, path } = server.requests[0] ?? {}
    expect(path).toBe(recordPageEvent.path)
    expect(safeParse(pageEvent, body).success).toBe(true)
    expect(body).toEqual({ userId: 7, unionId: 'u-7', name: 'consultationSubmitted', path: '/contactUs' })
  })
})

describe('the ids of an anonymous visitor', () => {
  it('are one per browser and one per visit, which ends after half an hour without a page', async () => {
    const localStorage = createMemoryStorage()
    const idsAt = async (now: number) => {
      const { body } = (await sent({}, { localStorage, now: () => now })) ?? {}
      return body as { visitorId: string; visitId: string }
    }
    const first = await idsAt(endedAt)
    const second = await idsAt(endedAt + visitGapMs - 1)
    const third = await idsAt(endedAt + visitGapMs - 1 + visitGapMs)
    expect([second.visitorId, third.visitorId]).toEqual([first.visitorId, first.visitorId])
    expect(second.visitId).toBe(first.visitId)
    expect(third.visitId).not.toBe(first.visitId)
  })

  it('are made again where something else was stored', async () => {
    const localStorage = createMemoryStorage()
    localStorage.setItem('chuhai.visitor', 'shen@yuanfan.example')
    const { body } = (await sent({}, { localStorage })) ?? {}
    expect(safeParse(pageView, body).success).toBe(true)
  })
})

it.each([
  ['/search?q=13805710826#x', '/search'],
  ['/news/detail?from=x&id=101', '/news/detail?id=101'],
  ['/news/detail?id=abc', '/news/detail'],
  ['/compliance?tag=2', '/compliance?tag=2'],
  ['/GStore/details/33?tag=1', '/GStore/details/33?tag=1'],
])('of %s the page %s is recorded', (address, path) => {
  expect(trackedPath(address)).toBe(path)
})
