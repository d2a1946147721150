import { listGuideSites } from '@chuhai/contract/guide'
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { siteDouble, sitesDouble } from '../../testing/guide'
import { guideServerDouble, openGuidePage } from '../../testing/guide-page'
import GuideSearchPage, { regionsOf, sitesFor } from './GuideSearchPage'
import { type GuideSearchData, wordOf } from './load'

const open = (data: Partial<GuideSearchData>, query = '?q=a', server = guideServerDouble()) =>
  openGuidePage({
    href: `/crossBorderSiteGuide/search${query}`,
    Page: GuideSearchPage,
    data: { word: 'a', sites: sitesDouble, searchedFor: null, suggestion: null, popular: [], ...data },
    server,
  })

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it('looks for what the address says, by either name, cut to what the server takes', () => {
  expect(wordOf({ q: ' 德国 ', keyword: '法国' })).toBe('德国')
  expect(wordOf({ keyword: '法国' })).toBe('法国')
  expect([...wordOf({ q: '𠮷'.repeat(99) })]).toHaveLength(60)
  expect(wordOf({})).toBe('')
})

const inRegions = (...regions: string[]) => regions.map((region) => ({ region }))

it('counts the results of each region, largest first', () => {
  expect(regionsOf(inRegions('全球', '北美', '欧洲', '欧洲'))).toEqual([
    { name: '欧洲', count: 3 },
    { name: '北美', count: 2 },
    { name: '全球', count: 1 },
  ])
})

it('has a region’s own sites first, then those that serve every region', () => {
  const sites = inRegions('全球', '北美', '欧洲')
  expect(sitesFor('欧洲', sites)).toEqual(inRegions('欧洲', '全球'))
  expect(sitesFor('全球', sites)).toEqual(inRegions('全球'))
})

it('filters the results by the region of the address', () => {
  const sites = [...sitesDouble, siteDouble(30101, '北美仓', { region: '北美' })]
  const { main } = open({ sites }, '?q=a&region=%E6%AC%A7%E6%B4%B2')
  expect(main.getByText('共 3 个站点')).toBeTruthy()
  expect(main.getByText('卖家精灵')).toBeTruthy()
  expect(main.getByText('义乌购')).toBeTruthy()
  expect(main.queryByText('北美仓')).toBeNull()
  expect(main.getByText('欧洲').getAttribute('aria-current')).toBe('true')
})

it('shows everything where the address names a region that nothing has', () => {
  const { main } = open({}, '?q=a&region=%E7%81%AB%E6%98%9F')
  expect(main.getByText('共 3 个站点')).toBeTruthy()
})

it('shows the corrected word, and offers a suggestion', () => {
  const { main } = open({ word: '亚玛逊', searchedFor: '亚马逊' })
  expect(main.getByText('亚马逊').parentElement?.textContent).toBe('已为您搜索 亚马逊')
  cleanup()
  const none = open({ word: 'GPRS', sites: [], suggestion: 'GPSR' }).main
  expect(none.getByText('GPSR').getAttribute('href')).toBe('/crossBorderSiteGuide/search?q=GPSR')
})

it('marks the search hits', () => {
  const name = [
    { text: '卖家', isHit: true },
    { text: '精灵', isHit: false },
  ]
  const found = { name, summary: [{ text: '选品', isHit: false }] }
  const { container } = open({ sites: [siteDouble(1, '卖家精灵', { found })] })
  expect(container.querySelector('mark')?.textContent).toBe('卖家')
})

it('shows where else it was found, in place of the summary', () => {
  const plain = (text: string) => [{ text, isHit: false }]
  const text = [...plain('…可以查'), { text: '物流', isHit: true }]
  const found = { name: plain('卖家精灵'), summary: plain('选品'), text }
  const { container, main } = open({ sites: [siteDouble(1, '卖家精灵', { found })] })
  expect(container.querySelector('.site-card__summary')?.textContent).toBe('…可以查物流')
  expect(container.querySelector('mark')?.textContent).toBe('物流')
  expect(main.getByText('卖家精灵')).toBeTruthy()
})

it('loads the sites again where they could not be loaded', async () => {
  const server = guideServerDouble().answer(listGuideSites, {
    list: sitesDouble,
    total: 3,
    page: 1,
    rows: 9999,
  })
  const { main } = open({ sites: null }, '?q=a', server)
  expect(main.getByText('站点没有载入')).toBeTruthy()
  fireEvent.click(main.getByText('重试'))
  await main.findByText('义乌购')
  expect(server.requests.at(-1)?.body).toEqual({ page: 1, rows: 9999, keyword: 'a' })
})

it('leaves the Enter that picks a candidate to the input method', () => {
  const { main } = open({})
  const box = main.getByRole('searchbox')
  fireEvent.compositionStart(box)
  expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(false)
})
