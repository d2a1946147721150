import { searchSite } from '@chuhai/contract/search'
import { createServerDouble, type ServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageProps } from '../app/page'
import { markAsRead } from '../app/read-articles'
import { Portal } from '../layout/Portal'
import ReadingPage from '../reading/ReadingPage'
import { rows } from '../routes'
import { createAppDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import {
  readingDouble,
  readingsDouble,
  resultsDouble,
  serviceDouble,
  servicesDouble,
} from '../testing/search'
import type { SearchData } from './load'
import SearchPage from './SearchPage'
import ServiceItemsPage from './ServiceItemsPage'

const open = <D,>(href: string, Page: ComponentType<PageProps<D>>, data: D, server?: ServerDouble) => {
  const { pathname, searchParams } = new URL(href, 'http://portal')
  const row = rows.find(({ path }) => path === pathname) as (typeof rows)[number]
  history.replaceState(null, '', href)
  const query = Object.fromEntries(searchParams)
  const view = { phase: 'ready', href, row, Page, params: {}, query, data, now: 0 } as const
  render(<Portal app={createAppDouble({ view, server: server ?? createServerDouble() })} href={href} />)
  return within(screen.getByRole('main'))
}

const search = (question: string, more: Partial<SearchData> = {}, server?: ServerDouble) =>
  open(
    `/search?${new URLSearchParams({ q: question })}`,
    SearchPage,
    {
      question,
      isCut: false,
      kind: undefined,
      found: resultsDouble(question),
      popular: ['VAT 查询'],
      ...more,
    },
    server,
  )

beforeEach(() => {
  localStorage.clear()
  stubBrowser()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the search', () => {
  it('counts what it has found by kind, and leads to each', () => {
    const main = search('税')
    expect(main.getByText('共 13 条结果')).toBeTruthy()
    const kinds = within(main.getByRole('navigation', { name: '结果的类别' }))
    expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '全部13',
      '服务1',
      '资讯12',
    ])
    expect(kinds.getByRole('link', { name: /全部/ }).getAttribute('aria-current')).toBe('true')
    expect(kinds.getByRole('link', { name: /资讯/ }).getAttribute('href')).toBe(
      `/search?${new URLSearchParams({ q: '税', kind: 'news' })}`,
    )
  })

  it('remembers what was found, and forgets it on request', async () => {
    search('税')
    cleanup()
    search('zzz')
    cleanup()
    const main = open('/search', SearchPage, {
      question: '',
      isCut: false,
      kind: undefined,
      found: resultsDouble(''),
      popular: [],
    })
    const recent = within(await main.findByRole('region', { name: '最近搜过' }))
    expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['税'])
    fireEvent.click(recent.getByRole('button', { name: '清空' }))
    expect(main.queryByRole('region', { name: '最近搜过' })).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('loads again what could not be loaded', async () => {
    const server = createServerDouble().answer(searchSite, resultsDouble('税'))
    const main = search('税', { found: null }, server)
    expect(main.getByText('搜索结果没有载入')).toBeTruthy()
    fireEvent.click(main.getByRole('button', { name: '重试' }))
    await main.findByText('共 13 条结果')
    expect(server.requests.at(-1)?.query).toEqual({ q: '税', page: '1', rows: '10' })
  })

  it('stays where it was after a retry that fails', async () => {
    const server = createServerDouble().fail(searchSite, 'SERVICE_UNAVAILABLE')
    const main = search('税', { found: null }, server)
    fireEvent.click(main.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(server.requests).toHaveLength(1))
    await waitFor(() =>
      expect(main.getByRole('button', { name: '重试' }).getAttribute('aria-busy')).not.toBe('true'),
    )
    expect(main.getByText('搜索结果没有载入')).toBeTruthy()
  })

  it('leaves the Enter that picks a candidate to the input method', () => {
    const box = search('税').getByRole('combobox')
    fireEvent.compositionStart(box)
    expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(false)
  })

  it('says what to do where nothing is found', () => {
    const main = search('zzz')
    expect(main.getByText('没有找到“zzz”')).toBeTruthy()
    expect(main.getByRole('link', { name: 'VAT 查询' })).toBeTruthy()
    expect(main.getByRole('link', { name: '免费咨询' })).toBeTruthy()
    expect(localStorage).toHaveLength(0)
  })
})

describe('services', () => {
  const services = (offer: Partial<typeof serviceDouble.offer>) =>
    open('/search/serviceItem', ServiceItemsPage, {
      question: '',
      category: undefined,
      order: undefined,
      found: { ...servicesDouble, list: [{ ...serviceDouble, offer: { ...serviceDouble.offer, ...offer } }] },
    })

  it.each([
    [{ price: 240000, per: '年', isFrom: true }, '¥2,400/年 起'],
    [{ price: 0, per: '', isFrom: false }, '免费'],
    [{ price: null, per: '', isFrom: false }, '面议'],
  ])('with %j cost %s', (offer, text) => {
    const figure = services(offer).getByRole('article').querySelector('.service-item__price p')
    expect(figure?.textContent).toBe(text)
  })

  it('lead to their page, and to the form on it', () => {
    const main = services({})
    expect(main.getByRole('link', { name: '税务合规' }).getAttribute('href')).toBe('/taxCompliance')
    expect(main.getByRole('link', { name: '咨询' }).getAttribute('href')).toBe('/taxCompliance#consultation')
  })
})

describe('a reading list', () => {
  const reading = () =>
    open('/reading?id=1', ReadingPage, { readings: readingsDouble, reading: readingDouble })

  it('goes on with the next article once one was opened', () => {
    const main = reading()
    expect(main.getByRole('link', { name: '从第一篇开始' }).getAttribute('href')).toBe('/news/detail?id=101')
    act(() => markAsRead(101))
    expect(main.getByText('已读 1/2')).toBeTruthy()
    expect(main.getByRole('link', { name: '继续阅读' }).getAttribute('href')).toBe('/news/detail?id=102')
    act(() => markAsRead(102))
    expect(main.getByText('已读完')).toBeTruthy()
    expect(main.getByRole('link', { name: '再读一遍' })).toBeTruthy()
  })

  it('keeps the progress for the next visit, also in the list of all', () => {
    markAsRead(101)
    const main = open('/reading', ReadingPage, { readings: readingsDouble, reading: null })
    expect(main.getAllByText('已读 1/2')).toHaveLength(2)
  })
})
