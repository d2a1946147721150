import { getLivingInfo, type LivingInfo } from '@chuhai/contract/live'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AppContext } from '../app/app'
import { createAppDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { BroadcastList } from './BroadcastList'

const now = Date.parse('2026-11-20T10:00:00+08:00')
const twoDaysMs = 2 * 86_400_000
const at = (id: number, videoTime: string, videoEnd: string): LivingInfo => ({
  id,
  videoName: `第 ${id} 场`,
  videoTime,
  videoEnd,
  videoIntro: '分时出价。',
  videoImage: '/media/live.svg',
  videoUrl: `/activity/live?id=${id}`,
  speaker: '林知远',
})
const coming = [
  at(1, '2026-11-20T11:30:00.000Z', '2026-11-20T13:00:00.000Z'),
  at(2, '2026-11-21T06:00:00.000Z', '2026-11-21T07:00:00.000Z'),
]

beforeEach(() => {
  vi.useFakeTimers({ now: now + twoDaysMs })
  stubBrowser()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const expectDates = () => {
  expect(screen.getByText('今晚 19:30')).toBeTruthy()
  expect(screen.getByText('明天 14:00')).toBeTruthy()
  expect(screen.queryByText('往期直播')).toBeNull()
}

it('dates broadcasts by the server’s clock on a device that is two days ahead', async () => {
  const server = createServerDouble({ clock: () => Date.now() - twoDaysMs }).answer(getLivingInfo, null)
  const core = createFakeCore({}, { server })
  const list = (given: number) => (
    <AppContext value={createAppDouble({ core })}>
      <BroadcastList coming={coming} ended={[]} now={given} />
    </AppContext>
  )
  const { unmount } = render(list(now))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expectDates()
  unmount()

  // A list that was read a day ago: the answer of another call has set the clock meanwhile.
  await core.query(getLivingInfo).load()
  render(list(now - 86_400_000))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expectDates()
})
