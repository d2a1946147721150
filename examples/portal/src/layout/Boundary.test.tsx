import { recordPageFault } from '@chuhai/contract/track'
import { createServerDouble } from '@chuhai/core/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Row, row } from '../app/row'
import type { ReadyView } from '../app/view'
import { createNavigator } from '../router/navigator'
import { createAppDouble } from '../testing/app'
import { stubBrowser } from '../testing/browser'
import { Portal } from './Portal'

const Sound = () => <h1>完好的页面</h1>
const Broken = () => {
  throw new URIError('URI malformed')
}
const soundRow = row({
  path: '/sound',
  page: async () => ({ default: Sound }),
  layout: 'default',
  title: '完好',
})
const brokenPage = row({
  path: '/broken',
  page: async () => ({ default: Broken }),
  layout: 'default',
  title: '坏',
})
const brokenLayout = row({
  path: '/brokenLayout',
  page: async () => ({ default: Sound }),
  layout: 'guide',
  chrome: async () => ({ default: Broken, load: async () => null }),
  title: '坏',
})

const open = async () => {
  history.replaceState(null, '', '/sound')
  const server = createServerDouble().answer(recordPageFault, null)
  const initial: ReadyView = {
    phase: 'ready',
    href: '/sound',
    row: soundRow,
    Page: Sound,
    params: {},
    query: {},
    data: null,
    now: 0,
  }
  const navigator = createNavigator({
    rows: [soundRow, brokenPage, brokenLayout],
    initial,
    read: async () => null as never,
    now: Date.now,
    pages: {
      error: () => import('../pages/error/ErrorPage'),
      locked: async () => ({ default: Sound }),
    },
    isSignedIn: () => false,
    redirect() {},
    onChunkFailure() {},
  })
  const app = { ...createAppDouble({ view: initial, server }), navigator }
  await act(async () => {
    render(<Portal app={app} href="/sound" />)
  })
  return { server, navigator }
}
const goTo = ({ path }: Row) => act(async () => history.pushState(null, '', path))

beforeAll(() => import('../pages/error/ErrorPage'))
beforeEach(() => {
  stubBrowser()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

it.each([
  ['page', brokenPage],
  ['layout', brokenLayout],
])(
  'a %s that cannot be rendered becomes the error page, with a way on, and the next link works',
  async (_, bad) => {
    await open()
    await goTo(bad)
    expect(await screen.findByRole('link', { name: '返回首页' })).toBeTruthy()
    await vi.waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('系统错误'),
    )
    expect(document.title).toContain('页面出错了')
    await goTo(soundRow)
    expect(await screen.findByRole('heading', { name: '完好的页面' })).toBeTruthy()
  },
)

it('a page that cannot be rendered is told to the server', async () => {
  const { server } = await open()
  await goTo(brokenPage)
  await vi.waitFor(() =>
    expect(server.requests.find(({ path }) => path === recordPageFault.path)?.body).toMatchObject({
      path: '/broken',
      message: 'URI malformed',
      stack: expect.stringContaining('URIError'),
    }),
  )
})
