// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import type { HistoryEntries } from '../app/kept'
import { createHistoryEntries } from './history-entries'

let entries: HistoryEntries
let end = new AbortController()
let shownPath = ''
let grow = () => {}
const storage = new Map<string, string>()
const scrolled = vi.fn()

const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top)
  window.dispatchEvent(new Event('scroll'))
}
const start = () => {
  end.abort()
  end = new AbortController()
  entries = createHistoryEntries({
    page: window,
    openStorage: () => ({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => storage.set(key, value),
    }),
    isShown: () => location.pathname === shownPath,
    signal: end.signal,
  })
}
/** The page of the address is in the document. */
const show = () => {
  shownPath = location.pathname
  return entries.arrive()
}
const open = (path: string) => {
  navigate(path)
  return show()
}
const move = async (by: -1 | 1) => {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.go(by)
  await moved
}

beforeEach(() => {
  storage.clear()
  scrolled.mockReset()
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollTo', scrolled)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
  history.pushState(null, '', '/search')
  start()
  shownPath = '/search'
})
afterEach(() => {
  // What fails while a page goes waits until it is back.
  window.dispatchEvent(new Event('pageshow'))
  end.abort()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('leads back to where a page was left, and forward again', async () => {
  scrollTo(1600)
  expect(open('/siteBuild')).toBe(false)
  scrollTo(300)
  await move(-1)
  expect(show()).toBe(true)
  expect(scrolled).toHaveBeenLastCalledWith(0, 1600)
  await move(1)
  show()
  expect(scrolled).toHaveBeenLastCalledWith(0, 300)
})

it('knows where a page stood that is left in the frame in which it was scrolled', async () => {
  vi.stubGlobal('scrollY', 1600)
  open('/siteBuild')
  vi.stubGlobal('scrollY', 300)
  await move(-1)
  show()
  expect(scrolled).toHaveBeenLastCalledWith(0, 1600)
  await move(1)
  show()
  expect(scrolled).toHaveBeenLastCalledWith(0, 300)
})

it('does not take for the next page how far the old one is scrolled while the next is loading', async () => {
  navigate('/siteBuild')
  scrollTo(700)
  expect(show()).toBe(false)
  await move(-1)
  show()
  expect(scrolled).toHaveBeenLastCalledWith(0, 700)
})

it('follows a page that grows, until the visitor scrolls', async () => {
  scrollTo(1600)
  open('/siteBuild')
  await move(-1)
  show()
  scrolled.mockReset()
  grow()
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 1600)
  window.dispatchEvent(new Event('wheel'))
  grow()
  expect(scrolled).toHaveBeenCalledOnce()
})

it('does not hold a page for ever', async () => {
  scrollTo(1600)
  open('/siteBuild')
  await move(-1)
  vi.useFakeTimers()
  show()
  scrolled.mockReset()
  vi.advanceTimersByTime(10_000)
  grow()
  expect(scrolled).not.toHaveBeenCalled()
})

it('keeps what the page of an entry has chosen', async () => {
  entries.current().values.set('group', '美国')
  open('/siteBuild')
  expect(entries.current().values.size).toBe(0)
  await move(-1)
  expect(entries.current().values.get('group')).toBe('美国')
})

it('keeps what is chosen on a page whose other part is opened, and where both stood', async () => {
  scrollTo(100)
  entries.current().values.set('group', '美国')
  navigate('/search#b')
  scrollTo(900)
  expect(entries.current().values.get('group')).toBe('美国')
  await move(-1)
  expect(scrolled).toHaveBeenLastCalledWith(0, 100)
})

it('finds a page over a reload where it stood, but nothing else of it', async () => {
  entries.current().values.set('group', '美国')
  scrollTo(1600)
  open('/siteBuild')
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  start()
  await move(-1)
  expect(show()).toBe(true)
  expect(scrolled).toHaveBeenLastCalledWith(0, 1600)
  expect(entries.current().values.size).toBe(0)
})

it('forgets what a user has seen, but not where pages stood', async () => {
  scrollTo(1600)
  entries.current().values.set('page', 2)
  open('/siteBuild')
  entries.forget()
  await move(-1)
  expect(entries.current()).toMatchObject({ top: 1600, view: null })
  expect(entries.current().values.size).toBe(0)
})

it('starts without what a broken storage says', () => {
  storage.set('chuhai.scrolled', '{')
  start()
  expect(entries.current().top).toBeNull()
})

it('keeps what others have written into the state of the entry', () => {
  navigate('/siteBuild', { state: { from: 'menu' } })
  show()
  expect(history.state).toMatchObject({ from: 'menu', entry: expect.any(String) })
})
