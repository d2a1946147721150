import { listGuideSites } from '@chuhai/contract/guide'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Place, Read } from '../app/page'
import { Portal } from '../layout/Portal'
import { createMatcher } from '../router/match'
import { rows } from '../routes'
import { createAppDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { pageDouble } from '../testing/content'
import { storeAppDouble } from '../testing/publications'
import type { ListData } from './load'
import ListPage from './store-app/ListPage'

const match = createMatcher(rows)
const path = '/GStore/preferredApps'
const pathOf = (query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`

type Body = Record<string, unknown> & { page: number; rows: number }

/** A list of so many as `totalOf` says for what is asked. */
const load = async (href: string, totalOf: (body: Body) => number) => {
  const { row, ...place } = match(href) as { row: (typeof rows)[number] } & Place
  const asked: Body[] = []
  const read = (async (_: unknown, input: { body?: Body } = {}) => {
    const { body } = input
    if (!body) return pageDouble('preferredApps')
    asked.push(body)
    const total = totalOf(body)
    const isHere = ((body.page ?? 1) - 1) * body.rows < total
    return { list: isHere ? [storeAppDouble] : [], total, page: body.page ?? 1, rows: body.rows }
  }) as Read
  const data = (await row.load?.({ ...place, read })) as ListData
  return { row, query: place.query, data, asked }
}

const show = ({ row, query, data }: Awaited<ReturnType<typeof load>>, href: string) => {
  history.replaceState(null, '', href)
  const view = { phase: 'ready', href, row, Page: ListPage, params: {}, query, data, now: 0 } as const
  const server = createServerDouble().hang(listGuideSites)
  const app = createAppDouble({ view, server })
  render(<Portal app={app} href={href} />)
  return within(screen.getByRole('main'))
}

const open = async (query: Record<string, string>, totalOf: (body: Body) => number) => {
  const href = query.page || Object.keys(query).length > 0 ? pathOf(query) : path
  return show(await load(href, totalOf), href)
}

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('what the address says', () => {
  it('and the list does not know is left aside, and said', async () => {
    const { data, asked } = await load(
      pathOf({ platforms: '火星', order: 'title', page: 'x', category: '广告' }),
      () => 1,
    )
    expect(data.ignored).toEqual(['platforms', 'order', 'page'])
    expect(asked[0]).toMatchObject({ category: '广告', page: 1 })
    expect(asked[0]).not.toHaveProperty('platforms')
    const main = await open({ platforms: '火星', order: 'title', page: 'x' }, () => 1)
    expect(main.getByRole('note').textContent).toBe('地址里的平台、排序、页码不认识，没有用上。')
  })

  it('is left aside where it is longer than any search', async () => {
    const { data, asked } = await load(pathOf({ word: '长'.repeat(51), tag: '长'.repeat(21) }), () => 1)
    expect(data.ignored).toEqual(['tag', 'word'])
    expect(asked[0]).not.toHaveProperty('word')
  })

  it('is not said where all of it is known', async () => {
    const main = await open({ platforms: 'Shopee', order: 'monthly' }, () => 1)
    expect(main.queryByRole('note')).toBeNull()
  })

  it('shows the last page where it asks for one beyond it', async () => {
    const { data, asked } = await load(pathOf({ page: '99' }), () => 30)
    expect([data.found.page, asked.map(({ page }) => page)]).toEqual([3, [99, 3]])
    const main = await open({ page: '99' }, () => 30)
    expect(main.getByRole('note').textContent).toBe('没有第\u00a099\u00a0页，这是最后一页。')
  })

  it('is repeated by links in one order, without defaults and without what is unknown', async () => {
    const main = await open(
      { page: '1', word: '补货', order: 'stores', unknown: '1', category: '广告', platforms: 'Temu' },
      () => 1,
    )
    const order = main.getByRole('list', { name: '排序' })
    const lowest = within(order).getByRole('link', { name: '月费从低到高' })
    expect(lowest.getAttribute('href')).toBe(
      pathOf({ platforms: 'Temu', category: '广告', order: 'monthly', word: '补货' }),
    )
    const usual = within(order).getByRole('link', { name: '最相关' })
    expect(usual.getAttribute('href')).toBe(pathOf({ platforms: 'Temu', category: '广告', word: '补货' }))
    const all = within(main.getByRole('list', { name: '分类' })).getByRole('link', { name: '全部' })
    expect(all.getAttribute('href')).toBe(pathOf({ platforms: 'Temu', order: 'stores', word: '补货' }))
  })
})

it('says of an empty list which condition is in the way, with what there is without it', async () => {
  const totalOf = ({ platforms, category }: Body) => (platforms && category ? 0 : category ? 2 : 0)
  const main = await open({ platforms: 'Temu', category: '广告', word: '出价' }, totalOf)
  const ways = within(main.getByRole('list', { name: '去掉一个条件' })).getAllByRole('link')
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['去掉平台“Temu”，有\u00a02\u00a0款', pathOf({ category: '广告', word: '出价' })],
  ])
})

it('offers only to clear everything where no condition alone is in the way', async () => {
  const main = await open({ platforms: 'Temu', category: '广告', word: '出价' }, () => 0)
  expect(main.queryByRole('list', { name: '去掉一个条件' })).toBeNull()
  expect(main.getByRole('link', { name: '清除全部条件' }).getAttribute('href')).toBe(path)
})

describe('the search', () => {
  const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  const begin = async () => {
    const main = await open({ platforms: 'Shopee', page: '2' }, () => 30)
    vi.useFakeTimers()
    const entries = history.length
    return { field: main.getByRole('searchbox'), entries }
  }
  const said = () => location.pathname + location.search

  it('follows what is typed once it pauses, and replaces the address', async () => {
    const { field, entries } = await begin()
    type(field, '补')
    wait(200)
    type(field, '补货')
    wait(299)
    expect(said()).toBe(pathOf({ platforms: 'Shopee', page: '2' }))
    wait(1)
    expect(said()).toBe(pathOf({ platforms: 'Shopee', word: '补货' }))
    expect(history.length).toBe(entries)
  })

  it('does so at once with Enter, and not again', async () => {
    const { field, entries } = await begin()
    type(field, '补货')
    fireEvent.submit(field)
    expect(said()).toBe(pathOf({ platforms: 'Shopee', word: '补货' }))
    fireEvent.submit(field)
    wait(1000)
    expect(history.length).toBe(entries)
  })

  it('waits for the end of a composition', async () => {
    const { field } = await begin()
    fireEvent.compositionStart(field)
    type(field, 'bu huo')
    wait(1000)
    expect(said()).not.toContain('word')
    type(field, '补货')
    fireEvent.compositionEnd(field)
    wait(300)
    expect(said()).toBe(pathOf({ platforms: 'Shopee', word: '补货' }))
  })

  it('asks for everything once the field is empty again', async () => {
    const { field } = await begin()
    type(field, '补货')
    wait(300)
    type(field, ' ')
    wait(300)
    expect(said()).toBe(pathOf({ platforms: 'Shopee' }))
  })
})
