import { isDeepStrictEqual } from 'node:util'
import { expect, type Page } from '@playwright/test'

/** What a widget could leave behind on its host page. */
export interface Leftovers {
  nodes: number
  /** On window and document, by their types. */
  listeners: string[]
  observers: number
  intervals: number
}

type Watched = Window & { leftovers: () => Leftovers }

/** Starts counting with the next page. */
export const watchLeftovers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const listeners = new Map<string, string>()
    const numbers = new WeakMap<object, number>()
    let lastNumber = 0
    const keyOf = (target: EventTarget, type: string, listener: object, options: unknown) => {
      if (!numbers.has(listener)) numbers.set(listener, ++lastNumber)
      const isCaptured = options === true || Boolean((options as AddEventListenerOptions | null)?.capture)
      return [target === window ? 'window' : 'document', type, numbers.get(listener), isCaptured].join(' ')
    }
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      addEventListener.call(this, type, listener, options)
      if (!listener || (this !== window && this !== document)) return
      const key = keyOf(this, type, listener, options)
      const forget = () => listeners.delete(key)
      listeners.set(key, type)
      const { once, signal, capture } = typeof options === 'object' ? options : {}
      if (signal) addEventListener.call(signal, 'abort', forget)
      if (once) addEventListener.call(this, type, forget, { once, capture })
    }
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (listener && (this === window || this === document))
        listeners.delete(keyOf(this, type, listener, options))
      removeEventListener.call(this, type, listener, options)
    }

    const observers = new Set<object>()
    for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver'] as const) {
      const { prototype } = window[name]
      const { observe, disconnect } = prototype
      prototype.observe = function (this: never, ...what: never[]) {
        observers.add(this)
        return (observe as (...what: never[]) => void).apply(this, what)
      }
      prototype.disconnect = function (this: never) {
        observers.delete(this)
        disconnect.call(this)
      }
    }

    const intervals = new Set<number>()
    const { setInterval, clearInterval } = window
    window.setInterval = ((...what: Parameters<typeof window.setInterval>) => {
      const id = setInterval(...what)
      intervals.add(id)
      return id
    }) as typeof window.setInterval
    window.clearInterval = (id) => {
      intervals.delete(id as number)
      clearInterval(id)
    }

    Object.assign(window, {
      leftovers: (): Leftovers => ({
        nodes: document.querySelectorAll('*').length,
        listeners: [...listeners.values()].sort(),
        observers: observers.size,
        intervals: intervals.size,
      }),
    })
  })

/** The current counts. */
export const leftoversOf = (page: Page): Promise<Leftovers> =>
  page.evaluate(() => (window as unknown as Watched).leftovers())

/** The counts once nothing late has changed them for some looks in a row. */
export const stableLeftoversOf = async (page: Page): Promise<Leftovers> => {
  let now = await leftoversOf(page)
  let unchanged = 0
  await expect(async () => {
    const before = now
    now = await leftoversOf(page)
    unchanged = isDeepStrictEqual(now, before) ? unchanged + 1 : 0
    expect(unchanged).toBeGreaterThan(3)
  }).toPass({ intervals: [200] })
  return now
}
