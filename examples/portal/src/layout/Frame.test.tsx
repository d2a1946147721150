import { getUserInfo, type UserInfo } from '@chuhai/contract/user'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { atom, type WritableAtom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { touchModeKey } from '../app/document-attributes'
import type { LayoutName } from '../app/layouts'
import { noMenus } from '../app/menus'
import type { ReadyView } from '../app/view'
import { rows } from '../routes'
import { createAppDouble, userDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { Portal } from './Portal'

const Anything = () => <h1>page</h1>

const open = async (
  layout: LayoutName,
  href = '/siteBuild',
  { hasMenus = true, user, login }: { hasMenus?: boolean; user?: UserInfo; login?: boolean } = {},
) => {
  history.replaceState(null, '', href)
  const view: ReadyView = {
    phase: 'ready',
    href,
    row: { ...(rows[0] as (typeof rows)[number]), layout, ...(login && { login }) },
    Page: Anything,
    params: {},
    query: {},
    data: {},
    now: 0,
  }
  const app = createAppDouble({ view, ...(user && { user }) })
  if (!hasMenus) app.menus = { ...app.menus, $menus: atom(noMenus) }
  await act(async () => {
    render(<Portal app={app} href={href} />)
  })
  return app
}

const header = () => screen.queryByRole('banner')
const footer = () => screen.queryByRole('contentinfo')
const navigation = (name: string) => screen.queryByRole('navigation', { name })

beforeEach(() => stubBrowser())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset.touch
  history.replaceState(null, '', '/')
})

describe('a layout', () => {
  it.each<[LayoutName, string | null, boolean]>([
    ['default', '主导航', true],
    ['home', '主导航', true],
    ['navigationData', '主导航', true],
    ['school', '学院的页面', true],
    ['schoolCentre', '学员中心', true],
    ['onlyFooter', null, false],
    ['empty', null, false],
  ])('%s has its header', async (layout, menu, hasHeader) => {
    await open(layout)
    expect(header() !== null).toBe(hasHeader)
    if (menu) expect(within(header() as HTMLElement).getByRole('navigation', { name: menu })).toBeTruthy()
    expect(footer() !== null).toBe(layout !== 'empty')
  })

  it('with navigation data shows the group of the page, and marks the page', async () => {
    await open('navigationData', '/taxCompliance')
    const section = navigation('本栏目') as HTMLElement
    expect(
      within(section)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['商标与专利', '税务合规'])
    expect(within(section).getByText('税务合规').getAttribute('aria-current')).toBe('page')
  })

  it('with navigation data shows no bar on a page of no group', async () => {
    await open('navigationData', '/privacy')
    expect(navigation('本栏目')).toBeNull()
  })

  it('of the school searches for courses', async () => {
    await open('school', '/school')
    const search = within(header() as HTMLElement).getByRole('search', { name: '搜索课程' })
    expect(search.getAttribute('action')).toBe('/school/courseList')
  })
})

describe('without menus', () => {
  it('the header keeps mark, search and account, and the footer the brand', async () => {
    await open('default', '/siteBuild', { hasMenus: false })
    const inHeader = within(header() as HTMLElement)
    expect(inHeader.getByRole('link', { name: '出海云 首页' })).toBeTruthy()
    expect(inHeader.getByRole('search', { name: '站内搜索' })).toBeTruthy()
    expect(inHeader.getAllByRole('link', { name: '登录' })[0]).toBeTruthy()
    expect(footer()?.textContent).toContain('出海云')
  })

  it.each<LayoutName>(['school', 'schoolCentre'])('the header of %s still leads home', async (layout) => {
    await open(layout, '/school', { hasMenus: false })
    expect(within(header() as HTMLElement).getByRole('link', { name: '出海云 首页' })).toBeTruthy()
  })
})

describe('every page', () => {
  it('begins with a link to its content', async () => {
    await open('default')
    expect(screen.getByRole('link', { name: '跳到正文' }).getAttribute('href')).toBe('#main')
    expect(screen.getByRole('main').id).toBe('main')
  })

  it('says that the network is gone, until it is back', async () => {
    await open('default')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText('网络已断开，恢复后可以继续浏览')).toBeTruthy()
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText('网络已断开，恢复后可以继续浏览')).toBeNull()
  })

  it('says nothing of the network after a call that succeeds, whatever the browser says', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { client } = await open('default')
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText('网络已断开，恢复后可以继续浏览')).toBeTruthy()
    client.core.server.answer(getUserInfo, userDouble)
    await act(async () => void (await client.core.query(getUserInfo).refresh()))
    expect(screen.queryByText('网络已断开，恢复后可以继续浏览')).toBeNull()
  })
})

describe('a page for its user alone', () => {
  it('is covered while it is in doubt whether the session lasts', async () => {
    const { client } = await open('default', '/user/', { user: userDouble, login: true })
    const main = screen.getByRole('main')
    expect(main.dataset.covered).toBeUndefined()
    act(() => (client.core.session.$isInDoubt as WritableAtom<boolean>).set(true))
    expect(main.dataset.covered).toBe('true')
    act(() => (client.core.session.$isInDoubt as WritableAtom<boolean>).set(false))
    expect(main.dataset.covered).toBeUndefined()
  })

  it('is covered at once when the session has ended', async () => {
    const { client } = await open('default', '/user/', { user: userDouble, login: true })
    await act(async () => client.core.session.expire())
    expect(screen.getByRole('main', { hidden: true }).dataset.covered).toBe('true')
  })
})

describe('touch mode', () => {
  const mode = () => document.documentElement.dataset.touch

  it('is read from the storage at every navigation', async () => {
    await open('default')
    expect(mode()).toBeUndefined()
    localStorage.setItem(touchModeKey, '1')
    await act(async () => history.pushState(null, '', '/news'))
    expect(mode()).toBe('1')
  })

  it('hides header and footer, and is left on the same page', async () => {
    await open('default', '/news/detail?id=101&touchMode=1')
    expect(mode()).toBe('1')
    expect(location.pathname + location.search).toBe('/news/detail?id=101')
    expect(header()).toBeNull()
    expect(footer()).toBeNull()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '退出触屏版' })))
    expect(mode()).toBeUndefined()
    expect(localStorage.getItem(touchModeKey)).toBe('0')
    expect(location.pathname + location.search).toBe('/news/detail?id=101')
    expect(header()).not.toBeNull()
  })
})
