import { pageView, recordPageView } from '@chuhai/contract/track'
import type { UserInfo } from '@chuhai/contract/user'
import { atom } from 'nanostores'
import { safeParse } from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { createCore } from '../create-core'
import { createFakeCore, createServerDouble } from '../testing'
import { createTrack } from './track'

const startedAt = Date.parse('2026-11-21T06:00:00Z')
const endedAt = startedAt + 5000

const sent = async (visit: { path: string; startedAt: number; endedAt?: number }) => {
  const server = createServerDouble().answer(recordPageView, null)
  const core = createFakeCore({}, { server, now: () => endedAt })
  core.track.pageView(visit)
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
  return server.requests[0]
}

describe('a page view', () => {
  it('is the record of the contract, sent to its endpoint', async () => {
    const request = await sent({ path: '/school', startedAt })
    expect([request?.method, request?.path]).toEqual([recordPageView.method, recordPageView.path])
    expect(safeParse(pageView, request?.body).success).toBe(true)
    expect(request?.headers.get('x-chuhai-client')).toBe('1')
    expect(request?.body).toEqual({
      startDate: '2026-11-21T06:00:00.000Z',
      endDate: '2026-11-21T06:00:05.000Z',
      userId: -1,
      userName: '',
      path: '/school',
      type: 'pageView',
    })
  })

  it('says nothing of query and fragment', async () => {
    const request = await sent({ path: '/search?q=secret#x', startedAt })
    expect(request?.body).toMatchObject({ path: '/search' })
  })

  it('takes no time where the clock was set back', async () => {
    const request = await sent({ path: '/', startedAt, endedAt: startedAt - 1000 })
    expect(request?.body).toMatchObject({
      startDate: '2026-11-21T05:59:59.000Z',
      endDate: '2026-11-21T05:59:59.000Z',
    })
  })

  it('is sent so that it outlives the page', async () => {
    const fetch = vi.fn(async (_: Request) => Response.json({ status: 'success', data: null, message: '' }))
    const core = createCore({ base: 'http://chuhai.test', fetch: fetch as typeof globalThis.fetch })
    core.track.pageView({ path: '/', startedAt })
    await vi.waitFor(() => expect(fetch.mock.calls[0]?.[0].keepalive).toBe(true))
  })

  it('asks nobody to sign in, and names who is signed in', () => {
    const call = vi.fn(() => Promise.reject(new Error('offline')))
    const user = { id: '7', userName: '陈静怡' } as UserInfo
    createTrack(call as never, atom<UserInfo | null>(user), () => endedAt).pageView({ path: '/', startedAt })
    expect(call).toHaveBeenCalledWith(
      expect.anything(),
      { body: expect.objectContaining({ userId: 7, userName: '陈静怡' }) },
      expect.objectContaining({ keepalive: true, noRedirect: true }),
    )
  })

  it('fails in silence', async () => {
    const server = createServerDouble().disconnect(recordPageView)
    const core = createFakeCore({}, { server })
    core.track.pageView({ path: '/', startedAt: 0 })
    await vi.waitFor(() => expect(server.requests).toHaveLength(1))
    expect(core.notices.$notice.get()).toBeNull()
  })
})
