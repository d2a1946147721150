import { countUnread, followInbox } from '@chuhai/contract/message'
import type { UserInfo } from '@chuhai/contract/user'
import type { WritableAtom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createVisitor, messagesOf, shen, startOutage } from './testing'
import { createUnreadStore } from './unread'

const setUp = (options?: Parameters<typeof createVisitor>[1]) => {
  const visitor = createVisitor(messagesOf(4), options)
  const unread = createUnreadStore(visitor.core)
  const asked = (path: string) => visitor.server.requests.filter((request) => request.path === path).length
  return {
    ...visitor,
    unread,
    streams: () => asked(followInbox.path),
    counts: () => asked(countUnread.path),
  }
}

const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the count of unread messages', () => {
  it('is live while somebody follows it', async () => {
    const { unread, arrive } = setUp()
    const stop = unread.follow()
    await vi.waitFor(() => expect(unread.$unread.get()).toBe(3))
    arrive()
    await vi.waitFor(() => expect(unread.$unread.get()).toBe(4))
    stop()
  })

  it('comes over one connection, however many follow, which the last one ends', async () => {
    const { unread, streams, followers } = setUp()
    const stops = [unread.follow(), unread.follow(), unread.follow()]
    await vi.waitFor(() => expect(followers()).toBe(1))
    stops[0]?.()
    stops[0]?.()
    stops[1]?.()
    expect(followers()).toBe(1)
    stops[2]?.()
    await vi.waitFor(() => expect(followers()).toBe(0))
    expect(streams()).toBe(1)
  })

  it('asks nothing without a signed-in user, and begins as one signs in', async () => {
    const { core, server, unread } = setUp({ isSignedIn: false })
    const stop = unread.follow()
    expect(server.requests).toHaveLength(0)
    ;(core.session.$user as WritableAtom<UserInfo | null>).set(shen)
    await vi.waitFor(() => expect(unread.$unread.get()).toBe(3))
    stop()
  })

  it('is forgotten as the user signs out', async () => {
    const { core, unread, followers } = setUp()
    const stop = unread.follow()
    await vi.waitFor(() => expect(unread.$unread.get()).toBe(3))
    core.session.clear()
    expect(unread.$unread.get()).toBeNull()
    await vi.waitFor(() => expect(followers()).toBe(0))
    stop()
  })

  it('and what was read here are not left to the next user', async () => {
    const { core, unread } = setUp()
    const stop = unread.follow()
    await vi.waitFor(() => expect(unread.$unread.get()).toBe(3))
    unread.reading.open({ id: 'a', isRead: false })
    expect(unread.reading.$read.get().size).toBe(1)
    ;(core.session.$user as WritableAtom<UserInfo | null>).set({ ...shen, id: '8' })
    expect(unread.reading.$read.get().size).toBe(0)
    stop()
  })

  it('holds no connection while the page is out of sight, and is asked for on return', async () => {
    const { unread, followers, arrive, counts } = setUp()
    const stop = unread.follow()
    await vi.waitFor(() => expect(unread.$unread.get()).toBe(3))
    show('hidden')
    await vi.waitFor(() => expect(followers()).toBe(0))
    arrive()
    expect(counts()).toBe(0)
    show('visible')
    await vi.waitFor(() => expect(unread.$unread.get()).toBe(4))
    expect(counts()).toBe(1)
    await vi.waitFor(() => expect(followers()).toBe(1))
    stop()
  })

  it('is asked for where no stream gets through, and the stream is tried again later and later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server, unread, streams } = setUp()
    server.disconnect(followInbox)
    const stop = unread.follow()
    await vi.waitFor(() => expect(unread.$unread.get()).toBe(3))
    expect(streams()).toBe(1)
    await vi.advanceTimersByTimeAsync(3000)
    expect(streams()).toBe(2)
    await vi.advanceTimersByTimeAsync(3000)
    expect(streams()).toBe(2)
    await vi.advanceTimersByTimeAsync(3000)
    expect(streams()).toBe(3)
    stop()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(streams()).toBe(3)
  })

  it('follows again as soon as the network is back', async () => {
    const { core, server, unread, streams } = setUp()
    server.disconnect(followInbox)
    const stop = unread.follow()
    await vi.waitFor(() => expect(unread.$unread.get()).toBe(3))
    const endOutage = startOutage(core)
    endOutage()
    await vi.waitFor(() => expect(streams()).toBe(2))
    stop()
  })

  it.each(['UNAUTHORIZED', 'SITE_SCOPE_MISSING'] as const)(
    'is not asked for again after %s, which opens no dialog',
    async (refusal) => {
      vi.useFakeTimers({ shouldAdvanceTime: true })
      const { core, server, unread, streams, counts } = setUp()
      server.fail(followInbox, refusal)
      const stop = unread.follow()
      await vi.waitFor(() => expect(streams()).toBe(1))
      await vi.advanceTimersByTimeAsync(120_000)
      expect([streams(), counts()]).toEqual([1, 0])
      expect(core.signOn.$request.get()).toBeNull()
      stop()
    },
  )
})
