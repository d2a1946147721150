import { getEvaluationResult } from '@chuhai/contract/evaluation'
import { listGuideSites, listSubscriptions, subscribe } from '@chuhai/contract/guide'
import type { ServerDouble } from '@chuhai/core/testing'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser'
import { siteDouble, sitesDouble } from '../../testing/guide'
import { guideServerDouble, openGuidePage } from '../../testing/guide-page'
import GuideHomePage from './GuideHomePage'
import type { GuideHomeData } from './load'

const data: GuideHomeData = {
  sites: { list: sitesDouble, total: sitesDouble.length },
  hot: sitesDouble.slice(1, 2),
  popular: ['VAT 查询', 'HS 编码'],
  banners: [
    {
      id: 1,
      title: '建立跨境专属导航',
      text: '回答 6 道题。',
      image: null,
      link: { text: '开始评测', address: '/crossBorderSiteGuide/specialGuide' },
    },
  ],
}

interface Options extends Partial<GuideHomeData> {
  query?: string
  isSignedIn?: boolean
  server?: ServerDouble
}

/** As a link has brought the page, before its first frame. */
const openFromLink = async ({ query = '', isSignedIn, server, ...rest }: Options = {}) => {
  const href = `/crossBorderSiteGuide${query}`
  const page = { href, Page: GuideHomePage, data: { ...data, ...rest }, isSignedIn, server }
  const opened = openGuidePage(page)
  await act(async () => {})
  return opened
}
const nextFrame = () =>
  act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1))))

const open = async (options?: Options) => {
  const opened = await openFromLink(options)
  await nextFrame()
  const panel = opened.container.querySelector<HTMLElement>('#guide-nav') as HTMLElement
  // As on a wide screen, where it is no popover.
  panel.style.display = 'block'
  const nav = within(panel)
  return { ...opened, nav }
}
const current = ({ nav }: Awaited<ReturnType<typeof open>>) =>
  nav
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.textContent)

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

describe('the guide’s home', () => {
  it('has the hot sites, then every category in its order', async () => {
    const { main } = await open()
    const titles = main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    expect(titles).toEqual(['建立跨境专属导航', '热门推荐', '01选品与市场', '02平台开店'])
    const shops = within(main.getByRole('region', { name: /平台开店/ }))
    expect(shops.getByText(/开店入口/)).toBeTruthy()
    const all = shops.getByRole('link', { name: '全部' })
    expect(all.getAttribute('aria-current')).toBe('true')
    expect(shops.getByRole('link', { name: '官方入口' }).getAttribute('href')).toBe(
      '/crossBorderSiteGuide?firstTypeId=2&secondTypeId=201',
    )
  })

  it('shows all banners in the operator’s order, with a button only where they have a link', async () => {
    const fair = { id: 9, title: '跨境选品会', text: '十二月在杭州。', image: '/media/fair.png', link: null }
    const { main } = await open({ banners: [...data.banners, fair] })
    const banners = within(main.getByRole('list', { name: '推荐' })).getAllByRole('region')
    expect(banners.map((banner) => banner.getAttribute('aria-label'))).toEqual([
      '建立跨境专属导航',
      '跨境选品会',
    ])
    expect(banners.map((banner) => within(banner).queryByRole('link')?.textContent)).toEqual([
      '开始评测',
      undefined,
    ])
  })

  it('adds a missing protocol to the outside address of a banner', async () => {
    const link = { text: '报名', address: 'fair.example/2026' }
    const { main } = await open({ banners: [{ id: 9, title: '选品会', text: '', image: null, link }] })
    expect(main.getByRole('link', { name: '报名' }).getAttribute('href')).toBe('http://fair.example/2026')
  })

  it('has no row of banners where there is none, or below a category', async () => {
    const { main, unmount } = await open({ banners: [] })
    expect(main.queryByRole('list', { name: '推荐' })).toBeNull()
    unmount()
    const category = await open({ query: '?firstTypeId=1' })
    expect(category.main.queryByRole('list', { name: '推荐' })).toBeNull()
  })

  it('renders the first category, and the others a frame later', async () => {
    const frames: (() => void)[] = []
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
    const { main } = await openFromLink()
    const titles = () => main.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
    expect(titles()).toEqual(['建立跨境专属导航', '热门推荐'])
    await act(async () => {
      for (const run of frames) run()
      await new Promise((resolve) => setTimeout(resolve, 1))
    })
    expect(titles()).toContain('02平台开店')
  })

  it('links a name to the site’s page, and the arrow to the site in a new tab', async () => {
    const { main } = await open()
    const [name] = main.getAllByRole('link', { name: '义乌购' })
    expect(name?.getAttribute('href')).toBe('/crossBorderSiteGuide/detail?id=10101')
    const arrow = main.getByRole('link', { name: '打开义乌购（新窗口）' })
    expect(arrow.getAttribute('href')).toBe('https://site-10101.example')
    expect(arrow.getAttribute('target')).toBe('_blank')
    expect(arrow.getAttribute('rel')).toContain('noopener')
  })

  it('says how many sites there are to search, and what others look for', async () => {
    const { main } = await open()
    expect(main.getByRole('searchbox').getAttribute('placeholder')).toContain('4 个站点')
    expect(main.getByRole('link', { name: 'HS 编码' }).getAttribute('href')).toBe(
      '/crossBorderSiteGuide/search?q=HS+%E7%BC%96%E7%A0%81',
    )
  })

  it('shows one category where the address names it, and marks it in the navigation', async () => {
    const page = await open({ query: '?firstTypeId=1&secondTypeId=102' })
    expect(page.main.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    expect(current(page)).toEqual(['选品工具'])
    const opened = page.nav.getAllByRole('group').filter((group) => 'open' in group && group.open)
    expect(opened.map((group) => group.querySelector('summary')?.textContent)).toEqual(['选品与市场'])
  })

  it('shows the hot sites alone', async () => {
    const page = await open({ query: '?firstTypeId=recommend' })
    expect(page.main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '热门推荐',
    ])
    expect(current(page)).toEqual(['热门推荐'])
  })

  it.each(['?firstTypeId=99', '?firstTypeId=1&secondTypeId=201', '?firstTypeId=x', '?secondTypeId=101'])(
    'says so where there is no such category: %s',
    async (query) => {
      const { main } = await open({ query, sites: { list: [], total: 0 } })
      expect(main.getByText('没有这个分类')).toBeTruthy()
      expect(main.getByRole('link', { name: '查看全部站点' })).toBeTruthy()
    },
  )

  it('says that a category is empty', async () => {
    const { main } = await open({ query: '?firstTypeId=1', sites: { list: [], total: 0 } })
    expect(main.getByText('这个分类还没有站点')).toBeTruthy()
  })

  it('loads the sites again after a failure', async () => {
    const server = guideServerDouble().fail(listGuideSites, 'SERVICE_UNAVAILABLE')
    const { main, core } = await open({ sites: null, server })
    const retry = main.getByRole('button', { name: '重试' })
    fireEvent.click(retry)
    await vi.waitFor(() => expect(core.notices.$notice.get()?.text).toBe('服务暂时不可用，请稍后重试'))
    server.answer(listGuideSites, { list: sitesDouble, total: 3, page: 1, rows: 9999 })
    await vi.waitFor(() =>
      expect(main.getByRole('button', { name: '重试' })).toHaveProperty('ariaBusy', null),
    )
    fireEvent.click(main.getByRole('button', { name: '重试' }))
    await main.findByRole('region', { name: /平台开店/ })
  })

  it('asks for the sites that the document had no room for', async () => {
    const waiting: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
    const more = siteDouble(20102, '后来的站点', { firstTypeId: 2, secondTypeId: 201 })
    const list = [...sitesDouble, more]
    const server = guideServerDouble().answer(listGuideSites, { list, total: 4, page: 1, rows: 9999 })
    const { main } = await open({ sites: { list: sitesDouble, total: 4 }, server })
    expect(main.getByRole('link', { name: '查看“平台开店”的全部站点' })).toBeTruthy()
    await act(async () => {
      for (const run of waiting) run()
    })
    await main.findByText(/后来的站点/)
    expect(main.queryByRole('link', { name: '查看“平台开店”的全部站点' })).toBeNull()
    expect(server.requests.find(({ path }) => path === '/nav/home/nav/page')?.body).toEqual({
      page: 1,
      rows: 9999,
    })
  })
})

describe('a signed-in visitor', () => {
  const subscribedTo = (...ids: number[]) =>
    guideServerDouble().answer(listSubscriptions, {
      list: ids.map((id) => siteDouble(id)),
      total: ids.length,
      page: 1,
      rows: 9999,
    })

  it('sees what they are subscribed to, and how many', async () => {
    const { main, nav } = await open({ isSignedIn: true, server: subscribedTo(10101) })
    await main.findAllByRole('button', { name: '已订阅义乌购，取消订阅' })
    expect(nav.getByRole('link', { name: '我的订阅，1 个' })).toBeTruthy()
  })

  it('subscribes by one press, and a double click is one', async () => {
    const server = subscribedTo().answer(subscribe, { isSubscribed: true, total: 1 })
    const { main, nav } = await open({ isSignedIn: true, server })
    await nav.findByRole('link', { name: '我的订阅，0 个' })
    const [button] = main.getAllByRole('button', { name: '订阅义乌购' })
    fireEvent.click(button as HTMLElement, { detail: 1 })
    fireEvent.click(button as HTMLElement, { detail: 2 })
    expect(button?.textContent).toBe('已订阅')
    await nav.findByRole('link', { name: '我的订阅，1 个' })
    const sent = () => server.requests.filter(({ path }) => path === '/nav/subscribe/10101')
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('is led by 专属导航 to the guide of an earlier evaluation', async () => {
    const server = subscribedTo().answer(getEvaluationResult, {
      rating: '成长卖家',
      summary: '',
      navImageId: 12,
      advice: '',
      abilities: [],
      siteCount: 0,
      courseCount: 0,
      evaluatedAt: '',
    })
    const { nav } = await open({ isSignedIn: true, server })
    fireEvent.click(nav.getByRole('link', { name: '专属导航' }))
    await vi.waitFor(() => expect(location.search).toBe('?id=12'))
    expect(location.pathname).toBe('/crossBorderSiteGuide/specialGuide')
  })
})

describe('visitors', () => {
  it.each(['专属导航', '开始评测'])('sign on before %s', async (name) => {
    const { core } = await open()
    fireEvent.click(screen.getByRole('link', { name }))
    expect(core.signOn.$request.get()).toMatchObject({ reason: 'guide-exclusive', after: 'refresh' })
  })
})
