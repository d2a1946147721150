import { act, cleanup, render, screen } from '@testing-library/react'
import type { WritableAtom } from 'nanostores'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LayoutName } from '../layout/layouts'
import type { ReadyView, View } from '../router/view'
import { type ChromeProps, type PageProps, row } from '../routes/row'
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
