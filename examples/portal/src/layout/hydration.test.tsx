import { act } from '@testing-library/react'
import { atom } from 'nanostores'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readState } from '../app/state'
import { createMatcher } from '../router/match'
import { firstView } from '../router/view'
import { fallbackPages, rows } from '../routes'
import { createRender } from '../server/render'
import { createAppDouble, userDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { serverDouble } from '../testing/server'
import { Portal } from './Portal'

const renderPage = createRender(() => ({ scripts: [], styles: [], preloads: [], early: null }))
const match = createMatcher(rows)
let root: Root | undefined

/** The document of an address as a browser receives it, brought to life. */
const open = async (href: string, isSignedIn = false) => {
  const { html } = await renderPage({ url: `http://localhost${href}`, userAgent: '', fetch: serverDouble() })
  const received = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceChildren(...received.body.childNodes)
  history.replaceState(null, '', href)
  const state = readState(document)
  const view = await firstView(href, match(href), state, fallbackPages)
  const app = createAppDouble({ view, ...(isSignedIn && { user: userDouble }) })
  await Promise.all([app.client.account.login.load(), app.client.account.organisations.load()])
  const mismatches: unknown[] = []
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <Portal app={{ ...app, menus: { ...app.menus, $menus: atom(state.menus) } }} href={href} />,
      { onRecoverableError: (error) => mismatches.push(error) },
    )
  })
  return { app, mismatches }
}

// The code of all pages takes a busy machine longer than one test may take.
beforeAll(() => Promise.all(rows.flatMap(({ page, chrome }) => [page(), chrome?.()])))
beforeEach(() => {
  // Server and browser in one process share their contexts, which React remarks on each time.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  stubBrowser()
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

const addresses = [
  '/',
  '/siteBuild',
  '/login?service=/user',
  '/loginSuccess',
  '/PasswdFind',
  '/school',
  '/news?category=%E7%89%A9%E6%B5%81&page=2',
  '/GStore/preferredApps?category=%E7%81%AB%E6%98%9F&order=monthly',
  '/GStore/preferredApps/detail?id=1',
  '/GStore/preferredServer?page=2',
  '/news/detail?id=101',
  '/activity',
  '/activity/list',
  '/activity/detail?id=1',
  '/clientCase/detail/1',
  '/makerSpace/list',
  '/school/detail?id=101',
  '/school/training/detail?id=1',
  '/privacy',
  '/search?q=%E7%A8%8E',
  '/search',
  '/search/serviceItem',
  '/tag?name=%E7%A8%8E%E5%8A%A1',
  '/reading?id=1',
  '/crossBorderSiteGuide',
  '/crossBorderSiteGuide/detail?id=10101',
  '/crossBorderSiteGuide/search?q=a',
  '/kylinCup/one',
  '/kylinCup/seven',
  '/kylinCup/kycup',
  '/nope',
]

describe('the document of the server', () => {
  it.each(addresses)('hydrates %s unchanged for visitors', async (href) => {
    expect((await open(href)).mismatches).toEqual([])
  })

  it.each([
    ...addresses,
    '/user/',
    '/crossBorderSiteGuide/specialGuide',
    '/beServiceProvider',
    '/schoolCenter/class',
  ])('hydrates %s unchanged for signed-in users', async (href) => {
    expect((await open(href, true)).mismatches).toEqual([])
  })

  it('has 登录 and 注册 for visitors, the account for signed-in users', async () => {
    const { app } = await open('/siteBuild')
    const account = () => document.querySelector('.portal-header__tools .portal-account')?.textContent
    expect(account()).toContain('登录注册')
    await act(async () => {
      await app.client.core.session.refresh()
    })
    expect(account()).toContain('登录注册')
    act(() => root?.unmount())
    await open('/siteBuild', true)
    expect(account()).toContain('宁波宁居家居用品')
    expect(account()).not.toContain('注册')
  })
})
