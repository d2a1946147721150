import { type Learning, listLearning } from '@chuhai/contract/school'
import { createServerDouble } from '@chuhai/core/testing'
import { act, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AppContext } from '../../app/app'
import { createAppDouble, userDouble } from '../../testing/app'
import { stopClock } from '../../testing/browser'
import LearningPage from './LearningPage'

const start = Date.parse('2026-11-27T12:00:00.000Z')

const learning = (id: number, name: string, living: Learning['course']['living'] = null): Learning => ({
  course: {
    id,
    name,
    summary: '',
    teacher: '罗启明',
    level: '入门',
    lessons: living ? 0 : 6,
    minutes: 60,
    type: living ? 'living' : 'recorded',
    living,
    price: 5900,
    tags: [],
  },
  isOwned: true,
  finished: 0,
  percent: 0,
  certificate: null,
  next: null,
  watchedAt: null,
})
const live = (id: number, name: string, afterMs: number) =>
  learning(id, name, {
    startsAt: new Date(start + afterMs).toISOString(),
    endsAt: new Date(start + afterMs + 3_600_000).toISOString(),
    repeatDays: null,
  })

const open = async (list: Learning[], now: number) => {
  vi.setSystemTime(now)
  const server = createServerDouble().answer(listLearning, list)
  render(
    <AppContext value={createAppDouble({ server, user: userDouble })}>
      <LearningPage data={undefined} now={now} params={{}} query={{}} />
    </AppContext>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const reminders = () => within(screen.getByRole('region', { name: '直播提醒' }))

stopClock()

describe('the reminders of live lessons', () => {
  it('count down, say when a lesson is on air, and when it can be watched again', async () => {
    await open([live(602, '报税工作坊', 0)], start - 26 * 3_600_000 - 120_000)
    expect(reminders().getByText('距离开播还有 1 天 2 小时 2 分钟')).toBeTruthy()
    const link = () => screen.getByRole('link', { name: /等候室|直播间|回看/ })
    expect([link().textContent, link().getAttribute('href')]).toEqual([
      '进入等候室',
      '/school/videoplay/live?id=602',
    ])
    await pass(26 * 3_600_000 + 121_000)
    expect(reminders().getByText('正在直播')).toBeTruthy()
    expect(link().textContent).toBe('进入直播间')
    await pass(3_600_000)
    expect(reminders().getByText('已结束，可以回看。')).toBeTruthy()
    expect(link().textContent).toBe('回看')
  })

  it('have what is on air first, then what comes next, then what is over', async () => {
    const [over, soon, onAir] = [
      live(1, '昨晚的', -86_400_000),
      live(2, '明晚的', 86_400_000),
      live(3, '现在的', -60_000),
    ]
    await open([over, soon, onAir], start)
    expect(
      reminders()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['现在的', '明晚的', '昨晚的'])
  })

  it('are all there is where no recorded course was bought', async () => {
    await open([live(602, '报税工作坊', 0)], start)
    expect(screen.getAllByRole('list')).toHaveLength(1)
  })

  it('are not there for recorded courses, which are listed with where to go on', async () => {
    await open([learning(101, '入门课')], start)
    expect(screen.queryByRole('region', { name: '直播提醒' })).toBeNull()
    expect(screen.getByRole('link', { name: '开始学习' }).getAttribute('href')).toBe(
      '/school/videoplay?id=101',
    )
  })
})

describe('a course of one’s own', () => {
  const begun = (change: Partial<Learning>): Learning => ({ ...learning(101, '入门课'), ...change })

  it.each<[string, Partial<Learning>, string, string, string]>([
    [
      'within a lesson',
      { next: { key: '1-2', title: '平台怎么分', seconds: 75 } },
      '上次学到“平台怎么分”，1:15',
      '继续学习',
      '/school/videoplay?id=101&lesson=1-2',
    ],
    [
      'after a finished lesson',
      { finished: 1, percent: 16, next: { key: '1-3', title: '首单之后', seconds: 0 } },
      '接着学“首单之后”',
      '继续学习',
      '/school/videoplay?id=101&lesson=1-3',
    ],
    [
      'after the last lesson',
      { finished: 6, percent: 100, next: { key: '1-6', title: '复盘', seconds: 0 } },
      '全部学完了，可以随时重看。',
      '重看',
      '/school/videoplay?id=101',
    ],
  ])('says where one goes on %s', async (_, change, text, action, href) => {
    await open([begun(change)], start)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
  })
})
