import { listSubscriptions, subscribe, unsubscribe } from '@chuhai/contract/guide'
import { getUserInfo } from '@chuhai/contract/user'
import { createFakeCore, createMemoryStorage, createServerDouble } from '@chuhai/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { createVisitor } from '../app/visitor'
import { userDouble } from '../testing/app'
import { siteDouble } from '../testing/guide'
import { createSubscriptions } from './subscriptions'

const listed = (...ids: number[]) => ({
  list: ids.map((id) => siteDouble(id)),
  total: ids.length,
  page: 1,
  rows: 9999,
})

/** A server that stores subscriptions. */
const rememberingServer = () => {
  const subscribed = new Set([1, 2])
  return createServerDouble()
    .answer(getUserInfo, userDouble)
    .answer(listSubscriptions, () => listed(...subscribed))
    .answer(subscribe, ({ params }) => {
      subscribed.add(Number(params.id))
      return { isSubscribed: true, total: subscribed.size }
    })
    .answer(unsubscribe, ({ params }) => {
      subscribed.delete(Number(params.id))
      return { isSubscribed: false, total: subscribed.size }
    })
}

const setUp = ({ isSignedIn = true, isListDown = false, sessionStorage = createMemoryStorage() } = {}) => {
  const server = rememberingServer()
  if (isListDown) server.fail(listSubscriptions, 'SERVICE_UNAVAILABLE')
  const core = createFakeCore({}, { server, sessionStorage, ...(isSignedIn && { user: userDouble }) })
  const subscriptions = createSubscriptions(core, createVisitor(core))
  const ids = () => [...(subscriptions.$ids.get() ?? [])]
  const changes = () =>
    server.requests.filter(({ path }) => /subscribe\/\d/.test(path)).map(({ method, path }) => method + path)
  return { server, core, sessionStorage, subscriptions, ids, changes }
}
const known = async (parts = setUp()) => {
  await vi.waitFor(() => expect(parts.ids()).toEqual([1, 2]))
  return parts
}

afterEach(() => void vi.restoreAllMocks())

it('knows the sites of the signed-in user, and none after logout', async () => {
  const { core, subscriptions } = await known()
  core.session.clear()
  await vi.waitFor(() => expect(subscriptions.$ids.get()).toBeNull())
})

it('asks nothing for visitors', async () => {
  const { core, server, subscriptions } = setUp({ isSignedIn: false })
  await core.session.refresh()
  expect(subscriptions.$ids.get()).toBeNull()
  expect(server.requests).toEqual([])
})

it('only logs a list that cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { core } = setUp({ isListDown: true })
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
  expect(core.notices.$notice.get()).toBeNull()
})

it('takes over a list that is read again, after changes elsewhere', async () => {
  const { server, subscriptions, ids } = await known()
  server.answer(listSubscriptions, listed(2, 3))
  expect((await subscriptions.read()).map(({ id }) => id)).toEqual([2, 3])
  expect(ids()).toEqual([2, 3])
})

it('treats a visitor’s change as newer than a pending list', async () => {
  const { server, subscriptions, ids } = await known()
  let answer = (_: ReturnType<typeof listed>) => {}
  server.answer(listSubscriptions, () => new Promise((resolve) => (answer = resolve)))
  const reading = subscriptions.read()
  await vi.waitFor(() => expect(server.requests.at(-1)?.path).toBe('/nav/subscribe/page'))
  subscriptions.toggle(3)
  server.answer(listSubscriptions, listed(1, 2, 3))
  answer(listed(1, 2))
  expect((await reading).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(ids()).toEqual([1, 2, 3])
})

it('reads the list after a pending change', async () => {
  const { subscriptions, ids } = await known()
  subscriptions.toggle(1)
  expect((await subscriptions.read()).map(({ id }) => id)).toEqual([2])
  expect(ids()).toEqual([2])
})

it('never takes one site for the whole list: a press asks for the list that could not be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, subscriptions, ids } = setUp({ isListDown: true })
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
  subscriptions.toggle(3)
  expect(subscriptions.$ids.get()).toBeNull()
  server.answer(listSubscriptions, listed(1, 2, 3))
  await vi.waitFor(() => expect(ids()).toEqual([1, 2, 3]))
})

it('leaves the list unknown while it cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, subscriptions, changes } = setUp({ isListDown: true })
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce())
  subscriptions.toggle(3)
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(2))
  expect(changes()).toEqual(['POST/nav/subscribe/3'])
  expect(subscriptions.$ids.get()).toBeNull()
  expect(server.requests).toHaveLength(3)
})

it('answers a press at once, and tells the server', async () => {
  const { subscriptions, ids, changes } = await known()
  subscriptions.toggle(3)
  expect(ids()).toEqual([1, 2, 3])
  await vi.waitFor(() => expect(changes()).toEqual(['POST/nav/subscribe/3']))
  subscriptions.toggle(1)
  expect(ids()).toEqual([2, 3])
  await vi.waitFor(() => expect(changes()).toContain('DELETE/nav/subscribe/1'))
})

it('ignores a second press while the first is pending', async () => {
  const { server, subscriptions, ids, changes } = await known()
  server.hang(subscribe)
  subscriptions.toggle(3)
  subscriptions.toggle(3)
  await vi.waitFor(() => expect(changes()).toHaveLength(1))
  expect(ids()).toEqual([1, 2, 3])
})

it('reverts with a notice when the server refuses', async () => {
  const { server, core, subscriptions, ids } = await known()
  server.fail(subscribe, 'GUIDE_SITE_UNKNOWN')
  subscriptions.toggle(3)
  await vi.waitFor(() => expect(ids()).toEqual([1, 2]))
  expect(core.notices.$notice.get()).toMatchObject({ kind: 'error', text: '没有这个站点，可能已下架' })
})

it('asks visitors to sign on in the page, and subscribes afterwards', async () => {
  const { core, subscriptions, ids, changes } = setUp({ isSignedIn: false })
  await core.session.refresh()
  subscriptions.toggle(3)
  expect(core.signOn.$request.get()).toMatchObject({ after: 'refresh', returnTo: location.href })
  expect(ids()).toEqual([])
  await core.session.enter()
  core.signOn.dismiss()
  await vi.waitFor(() => expect(changes()).toEqual(['POST/nav/subscribe/3']))
  await vi.waitFor(() => expect(ids()).toEqual([1, 2, 3]))
})

it('subscribes after a sign-on that has left the page and returned', async () => {
  const { core, sessionStorage, subscriptions } = setUp({ isSignedIn: false })
  await core.session.refresh()
  subscriptions.toggle(3)
  const { changes } = setUp({ sessionStorage })
  await vi.waitFor(() => expect(changes()).toEqual(['POST/nav/subscribe/3']))
})

it('forgets the site when the sign-on is given up', async () => {
  const { core, subscriptions, changes } = setUp({ isSignedIn: false })
  await core.session.refresh()
  subscriptions.toggle(3)
  core.signOn.dismiss()
  await core.session.enter()
  await vi.waitFor(() => expect(subscriptions.$ids.get()).not.toBeNull())
  expect(changes()).toEqual([])
})

it('subscribes after all when the session has ended meanwhile', async () => {
  const { server, core, subscriptions, ids } = await known()
  server.fail(subscribe, 'UNAUTHORIZED')
  subscriptions.toggle(3)
  await vi.waitFor(() => expect(ids()).toEqual([1, 2]))
  expect(core.notices.$notice.get()).toBeNull()
  server.answer(subscribe, { isSubscribed: true, total: 3 })
  await core.session.enter()
  core.signOn.dismiss()
  await vi.waitFor(() => expect(ids()).toEqual([1, 2, 3]))
})
