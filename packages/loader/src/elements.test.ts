import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Context } from './context'
import { watchElements } from './elements'

/** Scrolls elements into view when a test says so. */
class View {
  static watched = new Set<Element>()
  static isEnded = false
  constructor(private readonly seen: IntersectionObserverCallback) {
    View.show = () => {
      const entries = [...View.watched].map((target) => ({ target, isIntersecting: true }))
      this.seen(entries as never, this as never)
    }
  }
  static show = () => {}
  observe = (element: Element) => void View.watched.add(element)
  unobserve = (element: Element) => void View.watched.delete(element)
  disconnect = () => {
    View.isEnded = true
  }
}

const define = { 'chuhai-consultation': vi.fn(async () => {}) }
const warn = vi.fn()
let end: AbortController
const start = () => watchElements(document, { context: { ended: end.signal } as Context, define, warn })
const add = (tag: string) => document.body.appendChild(document.createElement(tag))
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

beforeEach(() => {
  end = new AbortController()
  View.watched.clear()
  View.isEnded = false
  vi.stubGlobal('IntersectionObserver', View)
})
afterEach(() => {
  end.abort()
  document.body.replaceChildren()
  define['chuhai-consultation'].mockReset().mockResolvedValue()
  warn.mockClear()
  vi.unstubAllGlobals()
})

describe('an element of ours', () => {
  it('is defined when it comes into view, not before', () => {
    add('chuhai-consultation')
    start()
    expect(define['chuhai-consultation']).not.toHaveBeenCalled()
    View.show()
    expect(define['chuhai-consultation']).toHaveBeenCalledOnce()
  })

  it('is found when it is added later, and its kind is asked for once', async () => {
    start()
    add('chuhai-consultation')
    add('chuhai-consultation')
    await nextFrame()
    View.show()
    expect(define['chuhai-consultation']).toHaveBeenCalledOnce()
  })

  it('is asked for again by the next of its kind after a failure', async () => {
    define['chuhai-consultation'].mockRejectedValueOnce(new Error('offline'))
    add('chuhai-consultation')
    start()
    View.show()
    await nextFrame()
    add('chuhai-consultation')
    await nextFrame()
    View.show()
    expect(define['chuhai-consultation']).toHaveBeenCalledTimes(2)
    expect(warn).not.toHaveBeenCalled()
  })

  it('leaves the page with the loader, which then watches nothing', async () => {
    add('chuhai-consultation')
    start()
    end.abort()
    expect(document.querySelector('chuhai-consultation')).toBeNull()
    expect(View.isEnded).toBe(true)
    View.watched.clear()
    add('chuhai-consultation')
    await nextFrame()
    expect(View.watched.size).toBe(0)
  })
})

describe('an element that is not ours', () => {
  it('of our prefix is named in the console, with those that are known', () => {
    add('chuhai-consultatoin')
    start()
    expect(warn.mock.calls).toEqual([['<chuhai-consultatoin> is not ours. Known: chuhai-consultation.']])
  })

  it('of another prefix, and the floating box itself, are ignored', () => {
    add('their-form')
    add('chuhai-help-box')
    start()
    expect(warn).not.toHaveBeenCalled()
    expect(View.watched.size).toBe(0)
  })
})
