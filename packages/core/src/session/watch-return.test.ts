import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeCore, createMemoryStorage, createServerDouble, type FakeCore } from '../testing'
import { doubtMs } from './session'
import { pauseMs } from './watch-return'

const user: UserInfo = {
  id: '7',
  userName: '陈静怡',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [{ orgId: 'a', orgName: '远航贸易' }],
}

let time = 0
let core: FakeCore
let visibility: DocumentVisibilityState = 'visible'

const setUp = async ({ hint = true } = {}) => {
  const localStorage = createMemoryStorage()
  if (hint) localStorage.setItem('chuhai.session', '1')
  const server = createServerDouble().answer(getUserInfo, user)
  core = createFakeCore({}, { server, localStorage, now: () => time })
  await core.session.refresh()
  return { server, localStorage, asked: () => server.requests.length }
}
const comeBack = (persisted = true) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const setVisibility = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const beAway = (ms: number) => {
  setVisibility('hidden')
  time += ms
  setVisibility('visible')
}
const userOf = () => core.session.$user.get()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  core.destroy()
  visibility = 'visible'
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  ['that Back restores', () => comeBack()],
  ['that is in sight again after a pause', () => beAway(pauseMs)],
])('a page %s learns that its session has ended', async (_, come) => {
  const { server } = await setUp()
  server.fail(getUserInfo, 'UNAUTHORIZED')
  come()
  await vi.waitFor(() => expect(userOf()).toBeNull())
  expect(core.signOn.$request.get()).toBeNull()
})

it.each([
  ['that is opened for the first time', () => comeBack(false)],
  ['that was out of sight for a moment', () => beAway(pauseMs - 1)],
])('a page %s asks nothing', async (_, come) => {
  const { asked } = await setUp()
  come()
  expect(asked()).toBe(1)
})

it('a page without a session asks nothing when it is restored', async () => {
  const { asked } = await setUp({ hint: false })
  comeBack()
  expect(asked()).toBe(0)
})

it('a restored page is signed out at once where another tab has signed out meanwhile', async () => {
  const { localStorage, asked } = await setUp()
  localStorage.removeItem('chuhai.session')
  comeBack()
  await vi.waitFor(() => expect(userOf()).toBeNull())
  expect(asked()).toBe(1)
})

it('a session that lasts is no news to the page', async () => {
  const { asked } = await setUp()
  const changes = vi.fn()
  core.session.$user.listen(changes)
  comeBack()
  await vi.waitFor(() => expect(asked()).toBe(2))
  await vi.advanceTimersByTimeAsync(0)
  expect(changes).not.toHaveBeenCalled()
})

it.each([
  ['no network', (server: Awaited<ReturnType<typeof setUp>>['server']) => server.disconnect(getUserInfo)],
  [
    'a server in trouble',
    (server: Awaited<ReturnType<typeof setUp>>['server']) => server.fail(getUserInfo, 'SERVER_ERROR'),
  ],
])('%s ends no session of a restored page', async (_, spoil) => {
  const { server, asked } = await setUp()
  spoil(server)
  comeBack()
  await vi.waitFor(() => expect(asked()).toBe(2))
  await vi.advanceTimersByTimeAsync(5000)
  expect(userOf()).toEqual(user)
  expect(core.session.$isInDoubt.get()).toBe(false)
})

it('is in doubt before 300 ms have passed without an answer, until there is one', async () => {
  const { server } = await setUp()
  let answer = (_: UserInfo) => {}
  server.answer(
    getUserInfo,
    () =>
      new Promise<UserInfo>((resolve) => {
        answer = resolve
      }),
  )
  comeBack()
  expect(core.session.$isInDoubt.get()).toBe(false)
  await vi.advanceTimersByTimeAsync(doubtMs)
  expect(doubtMs).toBeLessThan(300)
  expect(core.session.$isInDoubt.get()).toBe(true)
  answer(user)
  await vi.waitFor(() => expect(core.session.$isInDoubt.get()).toBe(false))
  expect(userOf()).toEqual(user)
})

it('a core that has ended watches no longer', async () => {
  const { asked } = await setUp()
  core.destroy()
  comeBack()
  beAway(pauseMs)
  expect(asked()).toBe(1)
})
