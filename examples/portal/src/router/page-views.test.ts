// @vitest-environment jsdom
import { recordPageView } from '@chuhai/contract/track'
import { createTrack } from '@chuhai/core'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { View } from '../app/view'
import { userDouble } from '../testing/app'
import { watchPageViews } from './page-views'

const ready = (href: string, phase = 'ready') => ({ phase, href }) as View

let time = 0
let stop = () => {}
let visibility: DocumentVisibilityState = 'visible'

const open = (view: View, isSignedIn = false) => {
  const server = createServerDouble().answer(recordPageView, null)
  const core = createFakeCore({}, { server, ...(isSignedIn && { user: userDouble }) })
  const $view = atom(view)
  stop = watchPageViews({ $view, track: createTrack(core), document, now: () => time })
  const sent = () => server.requests.map(({ body }) => body as Record<string, unknown>)
  return { $view, sent, until: (count: number) => vi.waitFor(() => expect(sent()).toHaveLength(count)) }
}
const setVisibility = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  time = Date.UTC(2026, 10, 21)
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  stop()
  stop = () => {}
  // What fails while a page goes waits until it is back.
  window.dispatchEvent(new Event('pageshow'))
  vi.restoreAllMocks()
})

it('records which page was looked at, for how long and by whom', async () => {
  const { $view, sent, until } = open(ready('/siteBuild?from=x'), true)
  time += 5000
  $view.set(ready('/user'))
  await until(1)
  expect(sent()[0]).toMatchObject({
    startDate: '2026-11-21T00:00:00.000Z',
    endDate: '2026-11-21T00:00:05.000Z',
    userId: 1024,
    userName: '沈立群',
    path: '/siteBuild',
    type: 'pageView',
    viewId: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
})

it('records visitors who are not signed in as -1', async () => {
  const { $view, sent, until } = open(ready('/siteBuild'))
  $view.set(ready('/news'))
  await until(1)
  expect(sent()[0]).toMatchObject({ userId: -1, userName: '' })
})

it('counts a page once, and only the time in which it was in sight', async () => {
  const { sent, until } = open(ready('/news'))
  time += 1000
  setVisibility('hidden')
  await until(1)
  time += 60_000
  setVisibility('visible')
  time += 2000
  window.dispatchEvent(new Event('pagehide'))
  await until(2)
  const [first, last] = sent()
  expect(last).toMatchObject({ viewId: first?.viewId, endDate: '2026-11-21T00:00:03.000Z' })
})

it('records nothing of a page that was never in sight', async () => {
  visibility = 'hidden'
  const { sent } = open(ready('/news'))
  time += 1000
  stop()
  await Promise.resolve()
  expect(sent()).toEqual([])
})

it('takes filters of a list for the same page', async () => {
  const { $view, sent, until } = open(ready('/news'))
  time += 1000
  $view.set(ready('/news?category=物流'))
  time += 1000
  $view.set(ready('/news/detail?id=101'))
  await until(1)
  expect(sent()).toMatchObject([{ path: '/news', endDate: '2026-11-21T00:00:02.000Z' }])
})

it.each(['failed', 'locked'])('records no view that is %s', async (phase) => {
  const { $view, sent, until } = open(ready('/user', phase))
  $view.set(ready('/news'))
  $view.set(ready('/user', phase))
  await until(1)
  expect(sent()).toMatchObject([{ path: '/news' }])
})
