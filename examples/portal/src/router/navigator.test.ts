import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Row, row } from '../routes/row'
import { createNavigator } from './navigator'
import type { ReadyView } from './view'

const Page = () => null
const page = async () => ({ default: Page })

const make = (rows: Row[], isSignedIn = false) => {
  const requestSignOn = vi.fn()
  const onChunkFailure = vi.fn()
  const first = row({ path: '/', page, layout: 'home', title: '首页' })
  const initial: ReadyView = {
    phase: 'ready',
    href: '/',
    row: first,
    Page,
    params: {},
    query: {},
    data: null,
    now: 0,
  }
  const navigator = createNavigator({
    rows: [first, ...rows],
    initial,
    read: async () => null as never,
    now: Date.now,
    isSignedIn: () => isSignedIn,
    requestSignOn,
    onChunkFailure,
  })
  return { navigator, requestSignOn, onChunkFailure }
}

const slow = (ms: number) => () => new Promise((resolve) => setTimeout(() => resolve('data'), ms))

beforeAll(() => import('../pages/error/ErrorPage'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('navigator', () => {
  it('shows a page whose code and data are there without a pending display', async () => {
    const { navigator } = make([row({ path: '/a', page, layout: 'default', title: 'A' })])
    const seen: boolean[] = []
    navigator.$fetch.listen(({ pending }) => seen.push(pending))
    const going = navigator.go('/a')
    await vi.advanceTimersByTimeAsync(1)
    await going
    expect(navigator.$view.get().href).toBe('/a')
    expect(seen).not.toContain(true)
  })

  it('shows pending for at least 200 ms and keeps the old page meanwhile', async () => {
    const { navigator } = make([row({ path: '/a', page, layout: 'default', title: 'A', load: slow(20) })])
    navigator.go('/a')
    await vi.advanceTimersByTimeAsync(100)
    expect(navigator.$fetch.get().pending).toBe(true)
    expect(navigator.$view.get().href).toBe('/')
    await vi.advanceTimersByTimeAsync(150)
    expect(navigator.$fetch.get().pending).toBe(false)
    expect(navigator.$view.get().href).toBe('/a')
  })

  it('shows the last page asked for, whichever answers first', async () => {
    const { navigator } = make([
      row({ path: '/a', page, layout: 'default', title: 'A', load: slow(900) }),
      row({ path: '/b', page, layout: 'default', title: 'B', load: slow(10) }),
    ])
    navigator.go('/a')
    await vi.advanceTimersByTimeAsync(5)
    navigator.go('/b')
    await vi.advanceTimersByTimeAsync(2000)
    expect(navigator.$view.get().href).toBe('/b')
  })

  it('asks for sign-on instead of showing a page for signed-in visitors', async () => {
    const rows = [row({ path: '/mine', page, layout: 'default', title: '我的', login: true })]
    const { navigator, requestSignOn } = make(rows)
    await navigator.go('/mine')
    expect(requestSignOn).toHaveBeenCalledOnce()
    expect(navigator.$view.get().href).toBe('/')
    const signedIn = make(rows, true)
    signedIn.navigator.go('/mine')
    await vi.advanceTimersByTimeAsync(500)
    expect(signedIn.navigator.$view.get().href).toBe('/mine')
  })

  it('turns an answer of 404, and an address without a row, into the 404 page', async () => {
    const load = async () => {
      throw Object.assign(new Error('没有'), { httpStatus: 404 })
    }
    const { navigator } = make([row({ path: '/a', page, layout: 'default', title: 'A', load })])
    for (const href of ['/a', '/nowhere']) {
      navigator.go(href)
      await vi.waitFor(() => expect(navigator.$view.get().href).toBe(href))
      expect(navigator.$view.get()).toMatchObject({ code: 404, message: 'This page could not be found' })
    }
  })

  it('keeps what went wrong inside to itself', async () => {
    const load = async () => {
      throw new Error('Cannot read properties of undefined')
    }
    const { navigator } = make([row({ path: '/a', page, layout: 'default', title: 'A', load })])
    navigator.go('/a')
    await vi.waitFor(() => expect(navigator.$view.get().href).toBe('/a'))
    expect(navigator.$view.get()).toMatchObject({ code: 500, message: '系统错误，请稍后再试！' })
  })

  it('hands on code that cannot be loaded', async () => {
    const broken = () => Promise.reject(new Error('chunk'))
    const { navigator, onChunkFailure } = make([
      row({ path: '/a', page: broken, layout: 'default', title: 'A' }),
    ])
    navigator.go('/a')
    await vi.advanceTimersByTimeAsync(500)
    expect(onChunkFailure).toHaveBeenCalledOnce()
  })
})
