import { listGuideSites } from '@chuhai/contract/guide'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Portal } from '../layout/Portal'
import { rows } from '../routes'
import { createAppDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { pageDouble } from '../testing/content'
import { siteDouble } from '../testing/guide'
import { activityDouble, articleDouble } from '../testing/publications'
import ActivityPage from './activity/DetailPage'
import DetailPage from './article/DetailPage'

const rowOf = (wanted: string) => rows.find(({ path }) => path === wanted) as (typeof rows)[number]
const row = rowOf('/news/detail')

const site = siteDouble(7, '卖家精灵')

const open = (server: ServerDouble, locale?: 'en') => {
  const view = {
    phase: 'ready',
    href: '/news/detail?id=101',
    row,
    Page: DetailPage,
    params: {},
    query: { id: '101' },
    data: {
      path: '/news',
      title: '资讯',
      page: pageDouble('news'),
      above: [{ title: '资讯', path: '/news' }],
      detailPath: '/news/detail?id=',
      item: articleDouble,
      related: [{ ...articleDouble, id: 102, title: '另一篇' }],
    },
    now: 0,
  } as const
  render(<Portal app={createAppDouble({ server, locale, view })} href={view.href} />)
  return within(screen.getByRole('main'))
}

const page = (list: (typeof site)[]) => ({ list, total: list.length, page: 1, rows: 4 })

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('shows sites of the guide that are about the same', async () => {
  const server = createServerDouble().answer(listGuideSites, page([site]))
  const main = open(server)
  const link = await main.findByRole('link', { name: /卖家精灵/ })
  expect(link.getAttribute('href')).toBe('/crossBorderSiteGuide/detail?id=7')
  expect(server.requests.map(({ body }) => body)).toContainEqual({ page: 1, rows: 4, tag: '亚马逊' })
})

it('says so where the guide has none', async () => {
  await open(createServerDouble().answer(listGuideSites, page([]))).findByText('导航里还没有相关的站点')
})

it('says why the sites could not be loaded, and loads them again', async () => {
  const server = createServerDouble().fail(listGuideSites, 'SERVICE_UNAVAILABLE')
  const main = open(server)
  await main.findByText('服务暂时不可用，请稍后重试')
  server.answer(listGuideSites, page([site]))
  fireEvent.click(main.getByRole('button', { name: '重试' }))
  await main.findByText('卖家精灵')
})

it('leads back to the list and to related articles, in English where the core is English', () => {
  const main = open(createServerDouble().hang(listGuideSites), 'en')
  expect(main.getByRole('link', { name: 'Back to 资讯' }).getAttribute('href')).toBe('/news')
  expect(main.getByText('3 min read')).toBeTruthy()
  const related = main.getByRole('link', { name: /另一篇/ })
  expect(related.getAttribute('href')).toBe('/news/detail?id=102')
})

it.each([
  [activityDouble.startsAt, '聊聊'],
  [new Date(Date.parse(activityDouble.endsAt) + 1).toISOString(), '要讲义或回放'],
])('asks at %s for what an activity still has to give: %s', (now, title) => {
  const view = {
    phase: 'ready',
    href: '/activity/detail?id=1',
    row: rowOf('/activity/detail'),
    Page: ActivityPage,
    params: {},
    query: { id: '1' },
    data: {
      path: '/activity/list',
      title: '全部活动',
      page: pageDouble('activity'),
      above: [],
      detailPath: '/activity/detail?id=',
      item: activityDouble,
      related: [],
    },
    now: Date.parse(now),
  } as const
  const server = createServerDouble().hang(listGuideSites)
  render(<Portal app={createAppDouble({ server, view })} href={view.href} />)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: title }).getAttribute('href')).toBe('#consultation')
  expect(main.getByRole('heading', { name: title })).toBeTruthy()
})
