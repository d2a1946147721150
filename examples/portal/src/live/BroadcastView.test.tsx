import {
  type Broadcast,
  type BroadcastVideo,
  getLiveReminder,
  listLiveBroadcasts,
  setLiveReminder,
} from '@chuhai/contract/live'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AppContext } from '../app/app'
import { createAppDouble, userDouble } from '../testing/app'
import { stopClock } from '../testing/browser'
import { BroadcastView } from './BroadcastView'
import { positionAt } from './media-of'

const start = '2026-11-23T11:30:00.000Z'
const end = '2026-11-23T13:00:00.000Z'

const broadcast: Broadcast = {
  id: 1,
  videoName: '广告预算怎么收',
  videoTime: start,
  videoEnd: end,
  videoIntro: '讲清什么时候加价。',
  videoImage: '/media/live-black-friday.svg',
  videoUrl: '/activity/live?id=1',
  speaker: '林知远',
  agenda: [
    { minutes: 0, title: '看哪一条线' },
    { minutes: 30, title: '加、降、停' },
  ],
  summary: ['一次只加一成。'],
  repeatDays: null,
  video: {
    src: '/media/videos/ad-budget.mp4',
    poster: '/media/videos/ad-budget.webp',
    subtitles: null,
    seconds: 35,
  },
  address: null,
}

/** The page at a moment of the server, on a visitor's clock that is an hour slow. */
const open = async (now: string, change: Partial<Broadcast> = {}, user?: typeof userDouble) => {
  vi.setSystemTime(Date.parse(now) - 3_600_000)
  const server = createServerDouble()
    .answer(listLiveBroadcasts, [])
    .answer(getLiveReminder, { isOn: false })
    .answer(setLiveReminder, { isOn: true })
  render(
    <AppContext value={createAppDouble({ server, ...(user && { user }) })}>
      <BroadcastView broadcast={{ ...broadcast, ...change }} answered={now} />
    </AppContext>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  return server
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const state = () => screen.getAllByRole('status').find((element) => element.dataset.state)?.textContent

stopClock()

describe('before a broadcast', () => {
  it('counts down by the server’s clock, and offers an entry for the calendar', async () => {
    await open('2026-11-23T09:15:53.000Z')
    expect(state()).toBe('即将开播')
    const timer = screen.getByRole('timer')
    expect(timer.textContent).toBe('02时14分07秒')
    await pass(1)
    expect(timer.textContent).toBe('02时14分06秒')
    expect(screen.getByRole('link', { name: '加入日历' }).getAttribute('href')).toBe(
      '/api/liveBroadcast/1/calendar.ics',
    )
    expect(screen.getByText(/开播前 15 分钟提醒您/)).toBeTruthy()
  })

  it('reminds a signed-in visitor by a message, and asks nobody else', async () => {
    await open('2026-11-23T09:15:53.000Z')
    expect(screen.queryByRole('button', { name: '开播提醒我' })).toBeNull()
    cleanup()
    const server = await open('2026-11-23T09:15:53.000Z', {}, userDouble)
    fireEvent.click(screen.getByRole('button', { name: '开播提醒我' }))
    await pass(1)
    expect(screen.getByRole('button', { name: '已设提醒，点击取消' })).toBeTruthy()
    expect(server.requests.find(({ body }) => body !== undefined)?.body).toEqual({ isOn: true })
  })

  it('goes on air and ends while the page is open', async () => {
    await open('2026-11-23T11:29:58.000Z')
    await pass(3)
    expect(state()).toBe('正在直播')
    expect(screen.queryByRole('timer')).toBeNull()
    await pass(90 * 60)
    expect(state()).toBe('已结束')
    expect(screen.getByText('一次只加一成。')).toBeTruthy()
  })
})

describe('on air', () => {
  it('has the player of a broadcast, and marks what is spoken of', async () => {
    await open('2026-11-23T12:05:00.000Z')
    const player = screen.getByRole('region', { name: '视频：广告预算怎么收' })
    expect(within(player).getByText('直播中')).toBeTruthy()
    expect(screen.getByText('加、降、停').closest('li')?.getAttribute('aria-current')).toBe('step')
  })

  it('leads to where it is shown instead', async () => {
    await open('2026-11-23T12:05:00.000Z', { video: null, address: 'live.example/1' })
    const link = screen.getByRole('link', { name: '去直播间观看' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'http://live.example/1',
      '_blank',
    ])
  })

  it('says so where there is no picture yet', async () => {
    await open('2026-11-23T12:05:00.000Z', { video: null })
    expect(screen.getByText('直播画面还没有接通')).toBeTruthy()
    expect(screen.getByRole('button', { name: '刷新' })).toBeTruthy()
  })

  it('plays a recording in step with the clock, once', () => {
    const second = 1000
    expect(positionAt(Date.parse(start) + 5 * second, start, 35)).toBe(5)
    expect(positionAt(Date.parse(start) + 75 * second, start, 35)).toBe(35)
  })

  it('has the chapters of its recording, and marks the one that is played', async () => {
    const chapters = [
      { at: 0, title: '先减七项' },
      { at: 17, title: '再减三项' },
    ]
    const video = { ...(broadcast.video as BroadcastVideo), chapters }
    await open('2026-11-23T11:30:20.000Z', { agenda: [], video })
    const item = screen.getByText('再减三项').closest('li')
    expect([item?.textContent, item?.getAttribute('aria-current')]).toEqual(['0:17再减三项', 'step'])
  })
})

describe('after a broadcast', () => {
  it('has its recording, which can be watched freely', async () => {
    await open('2026-11-23T14:00:00.000Z')
    const player = screen.getByRole('region', { name: '视频：广告预算怎么收' })
    expect(within(player).queryByText('直播中')).toBeNull()
    expect(within(player).getByText('0:35')).toBeTruthy()
  })

  it('has its summary alone where there is no recording', async () => {
    await open('2026-11-23T14:00:00.000Z', { video: null })
    expect(screen.getByText('这一场直播已经结束')).toBeTruthy()
    expect(screen.getByText('一次只加一成。')).toBeTruthy()
  })

  it('names what comes next, or that nothing is planned yet', async () => {
    await open('2026-11-23T14:00:00.000Z')
    vi.useRealTimers()
    expect(await screen.findByText('新的直播还在排期。')).toBeTruthy()
  })
})
