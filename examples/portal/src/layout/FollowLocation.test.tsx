import { act, cleanup, render, screen } from '@testing-library/react'
import type { WritableAtom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LayoutName } from '../app/layouts'
import type { ChromeProps, PageProps } from '../app/page'
import { row } from '../app/row'
import type { ReadyView, View } from '../app/view'
import { createAppDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { Portal } from './Portal'

const Page = ({ data: title }: PageProps<string>) => (
  <>
    <h1>{title}</h1>
    <h2 id="退税">退税</h2>
  </>
)
const Chrome = ({ children }: ChromeProps) => <section>{children}</section>

const viewOf = (href: string, title: string, layout: LayoutName, hasChrome = false): ReadyView => ({
  phase: 'ready',
  href,
  row: row({ path: href, title, layout, page: async () => ({ default: Page }) }),
  Page,
  ...(hasChrome && { chrome: { Chrome, data: null } }),
  params: {},
  query: {},
  data: title,
  now: 0,
})

const home = viewOf('/', '首页', 'home')
const scrolledTo = vi.fn()
const scrolledInto = vi.fn()

const open = async () => {
  history.replaceState(null, '', '/')
  const app = createAppDouble({ view: home })
  await act(async () => {
    render(<Portal app={app} href="/" />)
  })
  document.title = '出海云'
  return app
}
const follow = (app: ReturnType<typeof createAppDouble>, view: View, hash = '') =>
  act(async () => {
    history.pushState(null, '', view.href + hash)
    ;(app.navigator.$view as WritableAtom<View>).set(view)
  })

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('scrollTo', scrolledTo)
  Element.prototype.scrollIntoView = scrolledInto
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it.each<[string, ReadyView]>([
  ['the guide', viewOf('/crossBorderSiteGuide', '跨境导航', 'guide', true)],
  ['a page without home’s announcement', viewOf('/privacy', '隐私政策', 'default')],
  ['the competition', viewOf('/kylinCup/kycup', '麒麟杯', 'kylinCupLanding', true)],
])('a link from the home page to %s leads to its top, title and heading', async (_, view) => {
  const app = await open()
  await follow(app, view)
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  const title = document.title
  expect(title).toContain(view.row.title)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(document.querySelector('[aria-live="polite"].ch-hidden')?.textContent).toBe(title)
})

it('the document has the language of its page', async () => {
  const app = await open()
  const english = viewOf('/docs/en', 'Documentation', 'docs')
  await follow(app, { ...english, row: { ...english.row, locale: 'en' } })
  expect(document.documentElement.lang).toBe('en')
  await follow(app, viewOf('/privacy', '隐私政策', 'default'))
  expect(document.documentElement.lang).toBe('zh-CN')
})

describe('the head', () => {
  const inHead = (selector: string) => document.head.querySelector(selector)
  const contentOf = (name: string) =>
    inHead(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
  const article = viewOf('/news/detail?id=101&id=102&from=mail', '资料', 'default')
  const listed = { ...article, row: { ...article.row, query: ['id'] }, description: '备什么' }

  // Tests of other files share the page, and its styles.
  let before: ChildNode[] = []
  beforeEach(() => {
    before = [...document.head.childNodes]
  })
  afterEach(() => document.head.replaceChildren(...before))

  it('says of the next page what a document of its own would', async () => {
    document.head.innerHTML = `<meta name="description" content="首页"><link rel="canonical" href="/">
      <meta property="og:url" content="/"><meta property="og:image" content="/share.png">
      <script type="application/ld+json">{}</script>`
    const app = await open()
    await follow(app, listed)
    const address = `${location.origin}/news/detail?id=101`
    expect(inHead('link[rel=canonical]')?.getAttribute('href')).toBe(address)
    expect(contentOf('og:url')).toBe(address)
    expect(contentOf('og:title')).toBe('资料 - 出海云')
    expect([contentOf('description'), contentOf('og:description')]).toEqual(['备什么', '备什么'])
    expect(inHead('[name=robots], script[type="application/ld+json"]')).toBeNull()
    expect(contentOf('og:image')).toBe('/share.png')
  })

  it('asks search engines away from pages for one visitor, and back to others', async () => {
    const app = await open()
    await follow(app, { ...listed, row: { ...listed.row, unlisted: true } })
    expect(contentOf('robots')).toBe('noindex')
    expect(inHead('link[rel=canonical]')).toBeNull()
    await follow(app, viewOf('/privacy', '隐私政策', 'default'))
    expect(contentOf('robots')).toBeUndefined()
    expect(inHead('link[rel=canonical]')?.getAttribute('href')).toBe(`${location.origin}/privacy`)
    expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1)
  })
})

it('a link with a fragment leads to that part of the page', async () => {
  const app = await open()
  await follow(app, viewOf('/privacy', '隐私政策', 'default'), '#退税')
  expect(scrolledInto).toHaveBeenCalledOnce()
  expect(scrolledTo).not.toHaveBeenCalled()
})

it.each(['#100%', '#%', '#%CD%CB'])(
  'a link with the fragment %s leads to the top of its page',
  async (hash) => {
    const app = await open()
    await follow(app, viewOf('/privacy', '隐私政策', 'default'), hash)
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith(0, 0)
    expect(screen.getByRole('heading', { name: '隐私政策' })).toBeTruthy()
  },
)

it('a page to which the visitor returns is not scrolled to its top', async () => {
  const app = await open()
  app.client.entries.arrive = () => true
  await follow(app, viewOf('/privacy', '隐私政策', 'default'))
  expect(scrolledTo).not.toHaveBeenCalled()
})

it('the first page keeps title, scroll position and focus', async () => {
  await open()
  expect(scrolledTo).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.body)
})
