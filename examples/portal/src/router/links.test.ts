import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchLinks } from './links'

const watch = { owns: (href: string) => href.startsWith('/news'), follow: vi.fn(), prefetch: vi.fn() }
let stop: () => void
let link: HTMLAnchorElement

beforeEach(() => {
  vi.useFakeTimers()
  link = document.createElement('a')
  link.href = '/news?page=2'
  document.body.append(link)
  stop = watchLinks(document, watch)
})
afterEach(() => {
  stop()
  link.remove()
  vi.clearAllMocks()
  vi.useRealTimers()
})

const send = (name: string, target: Element = link) =>
  target.dispatchEvent(new MouseEvent(name, { bubbles: true, composed: true, cancelable: true }))

it('turns a click into a page change, and leaves addresses of others alone', () => {
  expect(send('click')).toBe(false)
  expect(watch.follow).toHaveBeenCalledExactlyOnceWith('/news?page=2')
  link.href = '/elsewhere'
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  send('click')
  expect(watch.follow).toHaveBeenCalledOnce()
})

it('prefetches where a pointer rests, not what a scrolled page moves past it', () => {
  send('mouseover')
  vi.advanceTimersByTime(30)
  send('mouseover', document.body)
  vi.advanceTimersByTime(500)
  expect(watch.prefetch).not.toHaveBeenCalled()
  send('mouseover')
  vi.advanceTimersByTime(500)
  expect(watch.prefetch).toHaveBeenCalledExactlyOnceWith('/news?page=2')
})

it.each(['mousedown', 'focusin', 'touchstart'])('prefetches at once on %s', (name) => {
  send(name)
  expect(watch.prefetch).toHaveBeenCalledExactlyOnceWith('/news?page=2')
})

it('asks for nothing once it has stopped', () => {
  send('mouseover')
  stop()
  vi.advanceTimersByTime(500)
  send('mousedown')
  expect(watch.prefetch).not.toHaveBeenCalled()
})
