import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Portal } from '../layout/Portal'
import { createMatcher } from '../router/match'
import { rows } from '../routes'
import { createAppDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { reviewDouble, serviceDouble } from '../testing/market'
import DetailPage from './DetailPage'
import type { ServiceData } from './load'

const href = '/serviceMarket/detail?id=1'
const match = createMatcher(rows)

const shown = { list: [reviewDouble], total: 1, page: 1, rows: 10 }

const show = (item: Partial<typeof serviceDouble> = {}, reviews: ServiceData['reviews'] = shown) => {
  const found = match(href)
  if (!found) throw new Error('no row')
  const { row, params, query } = found
  history.replaceState(null, '', href)
  const above = [{ title: '服务市场', path: '/serviceMarket' }]
  const data = { above, item: { ...serviceDouble, ...item }, related: [], reviews }
  const view = { phase: 'ready', href, row, Page: DetailPage, params, query, data, now: 0 } as const
  render(<Portal app={createAppDouble({ view })} href={href} />)
  return within(screen.getByRole('main'))
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

it('has the packages side by side, each with its price, days and changes, and a way to buy it', () => {
  const main = show()
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('美国商标注册')
  expect(main.getByRole('heading', { name: '递交与答复' })).toBeTruthy()
  expect(main.getByText('¥3,680')).toBeTruthy()
  expect(main.getByText('不含修改')).toBeTruthy()
  expect(main.getByRole('link', { name: '购买一类递交' }).getAttribute('href')).toBe(
    '/serviceMarket/order?id=1&package=basic',
  )
})

it('leads to the provider, and to the enquiry', () => {
  const main = show()
  expect(main.getByRole('link', { name: '看服务商主页' }).getAttribute('href')).toBe(
    '/serviceProvider/detail?id=906',
  )
  expect(main.getByRole('link', { name: '先问一问' }).getAttribute('href')).toBe('#enquiry')
})

it('says how the reviews are distributed, or that there are none', () => {
  const main = show()
  expect(main.getByRole('meter', { name: /5\s星/ }).getAttribute('value')).toBe('6')
  cleanup()
  const unrated = show({ rating: { average: null, count: 0, distribution: [0, 0, 0, 0, 0] } })
  expect(unrated.queryByRole('meter')).toBeNull()
  expect(unrated.getByText('还没有评价')).toBeTruthy()
})

it('has the reviews with what the provider has answered, or says that they were not loaded', () => {
  const main = show()
  expect(main.getByText('五天就拿到了回执。')).toBeTruthy()
  expect(main.getByText('服务商回复：谢谢信任。')).toBeTruthy()
  cleanup()
  expect(show({}, null).getByText('评价没有载入，刷新页面再看。')).toBeTruthy()
})

it('says when the provider is back', () => {
  const main = show({ awayUntil: '2026-12-05T16:00:00.000Z' })
  expect(main.getByText(/12\s月\s6\s日回来/)).toBeTruthy()
})

it('offers no purchase where nobody takes orders, and says so', () => {
  const main = show({ canOrder: false })
  expect(main.queryByRole('link', { name: /购买/ })).toBeNull()
  expect(main.getByText('这家服务商还没有开通在线下单，请先咨询。')).toBeTruthy()
})
