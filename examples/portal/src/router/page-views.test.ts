import { recordPageView } from '@chuhai/contract/track'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { atom } from 'nanostores'
import { afterEach, expect, it, vi } from 'vitest'
import { userDouble } from '../testing/app'
import { watchPageViews } from './page-views'
import type { View } from './view'

const visit = async (isSignedIn: boolean) => {
  const server = createServerDouble().answer(recordPageView, null)
  const core = createFakeCore({}, { server, ...(isSignedIn && { user: userDouble }) })
  const $view = atom({ href: '/siteBuild?from=x' } as View)
  let time = Date.UTC(2026, 10, 21)
  const stop = watchPageViews({ $view, track: core.track, document, now: () => time })
  time += 5000
  $view.set({ href: '/user' } as View)
  stop()
  await vi.waitFor(() => expect(server.requests).toHaveLength(1))
  return server.requests[0]?.body
}

afterEach(() => vi.restoreAllMocks())

it('records which page was looked at, for how long and by whom', async () => {
  expect(await visit(true)).toEqual({
    startDate: '2026-11-21T00:00:00.000Z',
    endDate: '2026-11-21T00:00:05.000Z',
    userId: 1024,
    userName: '沈立群',
    path: '/siteBuild',
    type: 'pageView',
  })
})

it('records visitors who are not signed in as -1', async () => {
  expect(await visit(false)).toMatchObject({ userId: -1, userName: '' })
})
