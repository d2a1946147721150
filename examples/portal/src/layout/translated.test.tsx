import { translatePage } from '@chuhai/ui/testing'
import { act } from '@testing-library/react'
import { atom, type WritableAtom } from 'nanostores'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type PortalState, readState } from '../app/state'
import type { View } from '../app/view'
import { createMatcher } from '../router/match'
import { firstView } from '../router/view'
import { fallbackPages, rows } from '../routes'
import { createRender } from '../server/render'
import { createAppDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { serverDouble } from '../testing/server'
import { Portal } from './Portal'

const renderPage = createRender(() => ({ scripts: [], styles: [], preloads: [], early: null }))
const match = createMatcher(rows)
const ends: (() => void)[] = []

interface LoadedPage {
  state: PortalState
  view: View
}

/** A page as the server hands it over. */
const load = async (href: string): Promise<LoadedPage> => {
  const { html } = await renderPage({ url: `http://localhost${href}`, userAgent: '', fetch: serverDouble() })
  const state = readState(new DOMParser().parseFromString(html, 'text/html'))
  return { state, view: await firstView(href, match(href), state, fallbackPages) }
}

/** A portal of its own in this document, which shows one page after another. */
const open = async ({ state, view }: LoadedPage) => {
  const app = createAppDouble({ view })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  ends.push(() => act(() => root.unmount()))
  const menus = { ...app.menus, $menus: atom(state.menus) }
  await act(async () => root.render(<Portal app={{ ...app, menus }} href={view.href} />))
  const show = (next: View) => (app.navigator.$view as WritableAtom<View>).set(next)
  return { container, show, text: () => container.textContent ?? '' }
}

// The code of all pages takes a busy machine longer than one test may take.
beforeAll(() => Promise.all(rows.flatMap(({ page, chrome }) => [page(), chrome?.()])))
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stubBrowser()
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

it.each([
  [
    [
      '/search?q=%E7%A8%8E',
      '/search?q=%E5%BA%97',
      '/search',
      '/search/serviceItem',
      '/tag?name=%E7%A8%8E%E5%8A%A1',
    ],
  ],
  [
    [
      '/news?category=%E7%89%A9%E6%B5%81&page=2',
      '/news/detail?id=101',
      '/news',
      '/activity',
      '/activity/list',
    ],
  ],
  [['/', '/siteBuild', '/school', '/school/detail?id=101', '/school/training/detail?id=1', '/']],
  [['/crossBorderSiteGuide', '/crossBorderSiteGuide/search?q=a', '/crossBorderSiteGuide/detail?id=10101']],
  [['/kylinCup/one', '/kylinCup/seven', '/kylinCup/kycup', '/login', '/nope']],
])('shows every page as it is while a translator rewrites the portal: %j', async (hrefs) => {
  const pages = await Promise.all(hrefs.map(load))
  const [first] = pages as [LoadedPage]
  const [plain, translated] = [await open(first), await open(first)]
  ends.push(translatePage(translated.container))
  for (const { view } of pages) {
    await act(async () => {
      history.replaceState(null, '', view.href)
      for (const portal of [plain, translated]) portal.show(view)
    })
    // The translator's own mark; a message of the double has it, too.
    const unmarked = (text: string) => text.replace(/[[\]]/g, '')
    await vi.waitFor(() => expect(unmarked(translated.text())).toBe(unmarked(plain.text())))
  }
  expect(translated.container.querySelector('font > font')).not.toBeNull()
})
