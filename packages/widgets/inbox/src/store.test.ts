import { listInbox, markRead } from '@chuhai/contract/message'
import { describe, expect, it, vi } from 'vitest'
import { createInboxStore, type InboxState } from './store'
import { createVisitor, messagesOf, startOutage } from './testing'
import { createUnreadStore } from './unread'

const setUp = (count = 13) => {
  const visitor = createVisitor(messagesOf(count))
  const unread = createUnreadStore(visitor.core)
  const store = createInboxStore(visitor.core, unread)
  const ready = () => store.$state.get() as Extract<InboxState, { phase: 'ready' }>
  const marks = () => visitor.server.requests.filter(({ path }) => path === markRead.path)
  return { ...visitor, unread, store, ready, marks }
}

const shown = async (parts: ReturnType<typeof setUp>) => {
  const stop = parts.store.connect()
  await vi.waitFor(() => expect(parts.ready()).toMatchObject({ phase: 'ready', isLoading: false }))
  return stop
}

describe('the list', () => {
  it('loads, and has the newest ten', async () => {
    const parts = setUp()
    expect(parts.store.$state.get()).toEqual({ phase: 'loading' })
    const stop = await shown(parts)
    expect(parts.ready()).toMatchObject({ total: 13, page: 1, pages: 2, problem: null })
    expect(parts.ready().messages).toHaveLength(10)
    stop()
  })

  it('keeps a page in sight while it turns to another', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    parts.store.turn(2)
    expect(parts.ready()).toMatchObject({ page: 1, isLoading: true })
    await vi.waitFor(() => expect(parts.ready()).toMatchObject({ page: 2, isLoading: false }))
    expect(parts.ready().messages).toHaveLength(3)
    stop()
  })

  it('shows what is unread alone, from the first page on', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    parts.store.turn(2)
    parts.store.filter(true)
    await vi.waitFor(() => expect(parts.ready()).toMatchObject({ total: 3, page: 1, isLoading: false }))
    stop()
  })

  it('has a message as soon as it arrives', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    await vi.waitFor(() => expect(parts.unread.$unread.get()).toBe(3))
    parts.arrive({ title: '退款已到账' })
    await vi.waitFor(() => expect(parts.ready().messages[0]?.title).toBe('退款已到账'))
    stop()
  })

  it('fails with the reason, and loads again', async () => {
    const parts = setUp()
    parts.server.fail(listInbox, 'SERVICE_UNAVAILABLE')
    const stop = parts.store.connect()
    await vi.waitFor(() => expect(parts.store.$state.get().phase).toBe('failed'))
    expect(parts.store.$state.get()).toMatchObject({
      message: '服务暂时不可用，请稍后重试',
      isLoading: false,
    })
    parts.server.answer(listInbox, { list: [], total: 0, page: 1, rows: 10, unread: 0 })
    parts.store.retry()
    expect(parts.store.$state.get()).toMatchObject({ phase: 'failed', isLoading: true })
    await vi.waitFor(() => expect(parts.ready()).toMatchObject({ total: 0, pages: 1 }))
    stop()
  })

  it('stays in sight where it cannot be read again, and is read again once the network is back', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    // An answer would say that the network is there.
    await vi.waitFor(() => expect(parts.unread.$unread.get()).toBe(3))
    parts.server.disconnect(listInbox)
    const endOutage = startOutage(parts.core)
    parts.store.retry()
    await vi.waitFor(() => expect(parts.ready().problem).toBeTruthy())
    expect(parts.ready().messages).toHaveLength(10)
    parts.server.answer(listInbox, { list: messagesOf(2), total: 2, page: 1, rows: 10, unread: 2 })
    endOutage()
    await vi.waitFor(() => expect(parts.ready()).toMatchObject({ total: 2, problem: null }))
    stop()
  })

  it('goes to the last page where the one in sight is no longer there', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    parts.store.turn(2)
    await vi.waitFor(() => expect(parts.ready()).toMatchObject({ page: 2, isLoading: false }))
    parts.server.answer(listInbox, { list: messagesOf(4), total: 4, page: 1, rows: 10, unread: 0 })
    parts.store.retry()
    await vi.waitFor(() => expect(parts.ready()).toMatchObject({ page: 1, total: 4, isLoading: false }))
    stop()
  })

  it('is not left to the next user', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    parts.core.session.clear()
    expect(parts.store.$state.get()).toEqual({ phase: 'loading' })
    stop()
  })
})

describe('reading', () => {
  it('marks a message at once, and tells the server once', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    await vi.waitFor(() => expect(parts.unread.$unread.get()).toBe(3))
    const [first] = parts.ready().messages
    if (!first) throw new Error('no message')
    parts.store.reading.open(first)
    expect(parts.ready().messages[0]?.isRead).toBe(true)
    expect(parts.unread.$unread.get()).toBe(2)
    parts.store.reading.open(first)
    await vi.waitFor(() => expect(parts.marks().map(({ body }) => body)).toEqual([{ ids: [first.id] }]))
    stop()
  })

  it('of what was read already tells nobody', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    const read = parts.ready().messages.find(({ isRead }) => isRead)
    if (read) parts.store.reading.open(read)
    expect(parts.marks()).toHaveLength(0)
    stop()
  })

  it('that the network has lost is told with what is read next', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    const [first, second] = parts.ready().messages
    if (!first || !second) throw new Error('no messages')
    parts.server.disconnect(markRead)
    parts.store.reading.open(first)
    await vi.waitFor(() => expect(parts.marks()).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve))
    parts.server.answer(markRead, { unread: 1 })
    parts.store.reading.open(second)
    await vi.waitFor(() => expect(parts.marks().at(-1)?.body).toEqual({ ids: [first.id, second.id] }))
    stop()
  })

  it('that the network has lost is told as soon as it is back', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    const [first] = parts.ready().messages
    if (!first) throw new Error('no message')
    await vi.waitFor(() => expect(parts.unread.$unread.get()).toBe(3))
    parts.server.disconnect(markRead)
    const endOutage = startOutage(parts.core)
    parts.store.reading.open(first)
    await vi.waitFor(() => expect(parts.marks()).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve))
    expect(parts.ready().messages[0]?.isRead).toBe(true)
    parts.server.answer(markRead, { unread: 2 })
    endOutage()
    await vi.waitFor(() => expect(parts.marks()).toHaveLength(2), 3000)
    expect(parts.marks().at(-1)?.body).toEqual({ ids: [first.id] })
    stop()
  })

  it('in the bell marks the same message in the list', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    const [first] = parts.ready().messages
    if (first) parts.unread.reading.open(first)
    expect(parts.ready().messages[0]?.isRead).toBe(true)
    stop()
  })

  it('marks all on request', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    expect(await parts.store.readAll()).toBe(true)
    expect(parts.unread.$unread.get()).toBe(0)
    expect(parts.ready().messages.every(({ isRead }) => isRead)).toBe(true)
    stop()
  })

  it('says so where not all could be marked', async () => {
    const parts = setUp()
    const stop = await shown(parts)
    parts.server.fail(markRead, 'SERVICE_UNAVAILABLE')
    expect(await parts.store.readAll()).toBe(false)
    expect(parts.core.notices.$notice.get()?.kind).toBe('error')
    stop()
  })
})
