import { getQuote, type ShippingQuote } from '@chuhai/contract/logistics'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../testing/browser'
import { lineDouble } from '../testing/logistics'
import { showPage } from '../testing/show-page'
import type { LinesData } from './load'

const number = 'Q2026112800000001'
const quote: ShippingQuote = {
  number,
  version: 7,
  request: {
    destination: { country: 'US', postcode: '90001', isResidence: false },
    parcels: [
      { grams: 2300, lengthMm: 300, widthMm: 250, heightMm: 200 },
      { grams: 2300, lengthMm: 300, widthMm: 250, heightMm: 200 },
    ],
    goodsKind: 'ordinary',
    placedAs: 'dropOff',
  },
  lines: [
    {
      lineId: 1,
      tableVersion: 3,
      name: lineDouble.name,
      carrier: lineDouble.carrier,
      kind: 'airLine',
      days: { from: 8, to: 10 },
      amount: 21_000,
      countedGrams: 5000,
      countedWhy: [],
      parts: [
        {
          key: 'freight',
          name: { 'zh-CN': '运费', en: 'Freight' },
          formula: { 'zh-CN': '5 kg × ¥42', en: '5 kg × ¥42' },
          amount: 21_000,
        },
      ],
      impossible: [],
      cheaper: null,
    },
  ],
  askedAt: '2026-11-28T02:00:00.000Z',
  endsAt: '2026-12-05T16:00:00.000Z',
}
const data: LinesData = { kind: undefined, goods: undefined, lines: [lineDouble] }
const show = (href = '/logistics/list', given: Partial<LinesData> = {}) =>
  showPage(href, { ...data, ...given }, { server: createServerDouble().answer(getQuote, quote) })

beforeAll(async () => {
  await import('@chuhai/shipping')
})
beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the list of lines', () => {
  it('asks what parcels cost, above the lines', async () => {
    const { main } = await show()
    expect(await main.findByRole('button', { name: '查运费' })).toBeTruthy()
    const card = main.getByRole('link', { name: /美国空派普货/ })
    expect(card.getAttribute('href')).toBe('/logistics/1')
    expect(card.textContent).toMatch(/空运专线 · 远帆物流.*¥105起8–12\s天2\s个国家和地区/)
  })

  it('is narrowed down by kind and goods, the choice in the address', async () => {
    const { main } = await show('/logistics/list?kind=express&goods=batteryInside', {
      kind: 'express',
      goods: 'batteryInside',
    })
    const kinds = within(main.getByRole('list', { name: '类型' }))
    expect(kinds.getByRole('link', { name: '国际快递' }).getAttribute('aria-current')).toBe('true')
    expect(kinds.getByRole('link', { name: '海运派送' }).getAttribute('href')).toBe(
      '/logistics/list?kind=sea&goods=batteryInside#lines',
    )
  })

  it('is narrowed down beside a quote of the address, which stays', async () => {
    const { main } = await show(`/logistics/list?quote=${number}`)
    const kinds = within(main.getByRole('list', { name: '类型' }))
    expect(kinds.getByRole('link', { name: '海运派送' }).getAttribute('href')).toBe(
      `/logistics/list?kind=sea&quote=${number}#lines`,
    )
  })

  it('says that there are none, or that they were not loaded', async () => {
    const { main } = await show('/logistics/list?kind=rail', { kind: 'rail', lines: [] })
    expect(main.getByText('没有这样的线路')).toBeTruthy()
    expect(main.getByRole('link', { name: '看全部线路' }).getAttribute('href')).toBe('/logistics/list')
    cleanup()
    const failed = await show('/logistics/list', { lines: null })
    expect(failed.main.getByText('线路没有载入')).toBeTruthy()
  })
})

describe('a quote in the address', () => {
  it('is shown, and its address copied', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const { main } = await show(`/logistics/list?quote=${number}`)
    expect(main.getByRole('heading', { name: `报价 ${number}` })).toBeTruthy()
    expect(await main.findByRole('heading', { name: /条线路可以寄/ })).toBeTruthy()
    await act(async () => main.getByRole('button', { name: '复制链接' }).click())
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(`/logistics/list?quote=${number}`))
    expect(main.getByText('已复制')).toBeTruthy()
  })

  it('is printed as a paper with every part of each price', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { main } = await show(`/logistics/list?quote=${number}`)
    await act(async () => (await main.findByRole('button', { name: '打印报价' })).click())
    expect(print).toHaveBeenCalledOnce()
    const paper = document.querySelector<HTMLElement>('.quote-paper')
    expect(paper?.textContent).toMatch(/美国 90001.*30×25×20\scm，2\.3\skg，2\s件.*5 kg × ¥42/s)
  })

  it('that cannot be one is no page', async () => {
    await expect(show('/logistics/list?quote=banana')).rejects.toThrow('no row')
    expect(screen.queryByRole('main')).toBeNull()
  })
})
