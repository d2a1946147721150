import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stopClock } from '../../testing/browser'
import LivingCoursePage, { type LivingData } from './LivingCoursePage'

const start = Date.parse('2026-11-27T12:00:00.000Z')
const stream = {
  src: '/f/index.m3u8',
  file: '/f/video.mp4',
  renditions: [],
  subtitles: '/f/s.vtt',
  poster: '/p.webp',
  expiresAt: '',
}

const data = (now: number, change: Partial<LivingData> = {}): LivingData => ({
  course: {
    id: 602,
    name: '报税工作坊',
    summary: '一起填一张表',
    teacher: '罗启明',
    level: '入门',
    lessons: 0,
    minutes: 60,
    type: 'living',
    living: {
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 3_600_000).toISOString(),
      repeatDays: null,
    },
    price: 5900,
    tags: [],
  },
  access: 'granted',
  stream: now < start ? null : stream,
  seconds: now < start ? null : 7200,
  isExample: false,
  now: new Date(now).toISOString(),
  ...change,
})

/** The page at a moment of the server; `go` is what a visitor is taken to. */
const open = async (now: number, change?: Partial<LivingData>) => {
  vi.setSystemTime(now)
  const app = createAppDouble({ user: userDouble })
  const go = vi.spyOn(app.navigator, 'go')
  const page = (at: number) => (
    <AppContext value={app}>
      <LivingCoursePage data={data(at, change)} now={at} params={{}} query={{}} />
    </AppContext>
  )
  const { rerender } = render(page(now))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return { go, answer: (at: number) => rerender(page(at)) }
}
/** React renders at the end of each step. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 500) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 500)))
}

stopClock()

describe('the waiting room of a live lesson', () => {
  it('counts down, and moves on to the broadcast by itself', async () => {
    const { go, answer } = await open(start - 65_000)
    expect(screen.getByText('距离开播')).toBeTruthy()
    expect(screen.getByText('00:01:05')).toBeTruthy()
    await pass(64_000)
    expect(go).not.toHaveBeenCalled()
    await pass(3000)
    expect(go).toHaveBeenCalledExactlyOnceWith('/school/videoplay/live?id=602')
    answer(start + 1500)
    expect(screen.getByRole('region', { name: '视频：报税工作坊' })).toBeTruthy()
    expect(screen.getByText('正在直播')).toBeTruthy()
  })

  it('asks again, not more than once a second, where the server’s clock says that it is too early', async () => {
    const { go, answer } = await open(start - 1000)
    await pass(2500)
    answer(start - 300)
    await pass(900)
    expect(go).toHaveBeenCalledTimes(1)
    expect(screen.getByText('距离开播')).toBeTruthy()
    await pass(2100)
    expect(go).toHaveBeenCalledTimes(2)
  })

  it('plays a recording once, and lets it be watched freely after that', async () => {
    await open(start + 60_000, { seconds: 35, isExample: true })
    expect(screen.getByText('录像播完了，可以自由回看。')).toBeTruthy()
    expect(screen.queryByText('与时钟同步，不能快进；结束后可以自由回看。')).toBeNull()
    expect(screen.getByText('示例影片：画面与这一场无关。')).toBeTruthy()
  })

  it('ends while the page is open, and has the recording then', async () => {
    await open(start + 3_599_000)
    expect(screen.getByText('正在直播')).toBeTruthy()
    await pass(3000)
    expect(screen.getByText('已结束')).toBeTruthy()
    expect(screen.getByRole('region', { name: '视频：报税工作坊' })).toBeTruthy()
  })

  it('takes nobody in who has not bought it', async () => {
    const { go } = await open(start - 1000, { access: 'purchase' })
    await pass(5000)
    expect(go).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: '立即购买' }).getAttribute('href')).toBe(
      '/pay/school/orderConfirm?kind=course&id=602',
    )
  })
})
