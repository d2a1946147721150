import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Row, row } from '../app/row'
import type { ReadyView } from '../app/view'
import { createNavigator } from './navigator'

const Page = () => null
const page = async () => ({ default: Page })

type Answer = boolean | Promise<boolean>

const make = (rows: Row[], isSignedIn: () => Answer = () => false) => {
  const redirect = vi.fn()
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
    pages: { error: () => import('../pages/error/ErrorPage'), locked: page },
    isSignedIn,
    redirect,
    onChunkFailure,
  })
  return { navigator, redirect, onChunkFailure }
}

const later = <T>() => {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const slow = (ms: number) => () => new Promise((resolve) => setTimeout(() => resolve('data'), ms))

beforeAll(() => import('../pages/error/ErrorPage'))
beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
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

  it('shows a prefetched page without a pending display, however slowly its code was loaded', async () => {
    const slowPage = () =>
      new Promise<{ default: typeof Page }>((resolve) => setTimeout(() => resolve({ default: Page }), 50))
    const { navigator } = make([row({ path: '/a', page: slowPage, layout: 'default', title: 'A' })])
    const seen: boolean[] = []
    navigator.$fetch.listen(({ pending }) => seen.push(pending))
    navigator.prefetch('/a')
    await vi.advanceTimersByTimeAsync(60)
    navigator.go('/a')
    await vi.advanceTimersByTimeAsync(0)
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

  it('shows what a history entry has kept as it was left, without loading it', async () => {
    const load = vi.fn(async () => 'new')
    const list = row({ path: '/a', page, layout: 'default', title: 'A', query: ['q'], load })
    const { navigator } = make([list])
    const kept: ReadyView = {
      ...(navigator.$view.get() as ReadyView),
      href: '/a?q=1',
      row: list,
      data: 'kept',
    }
    navigator.go('/a?q=1', kept)
    await vi.advanceTimersByTimeAsync(0)
    expect(navigator.$view.get()).toBe(kept)
    expect(load).not.toHaveBeenCalled()
    navigator.go('/a?q=2', kept)
    await vi.advanceTimersByTimeAsync(500)
    expect(navigator.$view.get()).toMatchObject({ href: '/a?q=2', data: 'new' })
  })

  it('knows whether the page of an address is shown', async () => {
    const { navigator } = make([row({ path: '/a', page, layout: 'default', title: 'A', query: ['q'] })])
    navigator.go('/a?q=1')
    await vi.advanceTimersByTimeAsync(1)
    expect(['/a?q=1', '/a?q=1&from=x', '/a?q=2', '/'].map(navigator.shows)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('puts the error page in place of a page that cannot be rendered, once', async () => {
    const { navigator } = make([])
    await navigator.fail(new URIError('URI malformed'))
    const failed = navigator.$view.get()
    expect(failed).toMatchObject({ phase: 'failed', href: '/', code: 500, message: '系统错误，请稍后再试！' })
    await navigator.fail(new Error('again'))
    expect(navigator.$view.get()).toBe(failed)
  })

  describe('pages for signed-in visitors', () => {
    const load = vi.fn(async () => 'mine')
    const mine = row({ path: '/mine', page, layout: 'default', title: '我的', login: true, load })

    it('redirects signed-out visitors, and loads nothing of the page', async () => {
      const { navigator, redirect } = make([mine])
      navigator.go('/mine?a=1')
      await vi.waitFor(() => expect(redirect).toHaveBeenCalledExactlyOnceWith(mine, '/mine?a=1'))
      expect(navigator.$view.get().href).toBe('/')
      expect(navigator.$fetch.get().pending).toBe(false)
      expect(load).not.toHaveBeenCalled()
    })

    it('shows them once it is known who the visitor is, pending meanwhile', async () => {
      const { promise, resolve } = later<boolean>()
      const { navigator, redirect } = make([mine], () => promise)
      navigator.go('/mine')
      await vi.advanceTimersByTimeAsync(100)
      expect(navigator.$fetch.get().pending).toBe(true)
      expect(load).not.toHaveBeenCalled()
      resolve(true)
      await vi.advanceTimersByTimeAsync(500)
      expect(navigator.$view.get()).toMatchObject({ phase: 'ready', href: '/mine', data: 'mine' })
      expect(redirect).not.toHaveBeenCalled()
    })

    it('does not redirect a visitor who has navigated elsewhere meanwhile', async () => {
      const { promise, resolve } = later<boolean>()
      const { navigator, redirect } = make(
        [mine, row({ path: '/a', page, layout: 'default', title: 'A' })],
        () => promise,
      )
      navigator.go('/mine')
      await vi.advanceTimersByTimeAsync(10)
      navigator.go('/a')
      resolve(false)
      await vi.advanceTimersByTimeAsync(500)
      expect(navigator.$view.get().href).toBe('/a')
      expect(redirect).not.toHaveBeenCalled()
    })

    it('takes them out of sight when the visitor is signed out, and brings them back', async () => {
      const { navigator } = make([mine], () => true)
      navigator.go('/mine')
      await vi.advanceTimersByTimeAsync(500)
      await navigator.hidePrivatePage()
      expect(navigator.$view.get()).toMatchObject({ phase: 'locked', href: '/mine', row: mine })
      navigator.go('/mine')
      await vi.advanceTimersByTimeAsync(500)
      expect(navigator.$view.get()).toMatchObject({ phase: 'ready', data: 'mine' })
    })

    it('leaves public pages in sight when the visitor is signed out', async () => {
      const { navigator } = make([mine])
      const shown = navigator.$view.get()
      await navigator.hidePrivatePage()
      expect(navigator.$view.get()).toBe(shown)
    })

    it('are not prefetched for signed-out visitors', async () => {
      const { navigator } = make([mine])
      navigator.prefetch('/mine')
      await vi.advanceTimersByTimeAsync(10)
      expect(load).not.toHaveBeenCalled()
    })
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

  it('reports code that cannot be loaded', async () => {
    const broken = () => Promise.reject(new Error('chunk'))
    const { navigator, onChunkFailure } = make([
      row({ path: '/a', page: broken, layout: 'default', title: 'A' }),
    ])
    navigator.go('/a')
    await vi.advanceTimersByTimeAsync(500)
    expect(onChunkFailure).toHaveBeenCalledOnce()
  })
})
