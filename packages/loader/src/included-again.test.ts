import type { Core } from '@chuhai/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Context } from './context'
import { define } from './elements/consultation'
import { start } from './start'

type Chuhai = ((command: string, ...args: unknown[]) => void) & { context: Context }
const page = globalThis as typeof globalThis & { Chuhai?: Chuhai } & Record<symbol, Core | undefined>
const coreOfPage = () => page[Symbol.for('chuhai.core')]
const called = (command: string, ...args: unknown[]) => page.Chuhai?.(command, ...args)

/** A tag that has come, and run. */
const include = () => {
  const tag = document.createElement('script')
  tag.src = 'http://chuhai.test/widgets/loader.js'
  Object.assign(document, { adoptedStyleSheets: [] })
  document.head.replaceChildren(tag)
  start(window as never, 'loader.js', () => Promise.reject())
  tag.dispatchEvent(new Event('load'))
  return (page.Chuhai as Chuhai).context
}
const place = () => document.body.appendChild(document.createElement('chuhai-consultation'))
const appears = (tag: string) => vi.waitFor(() => expect(document.querySelector(tag)).toBeTruthy())
const says = (element: Element, text: string) =>
  vi.waitFor(() => expect(element.shadowRoot?.querySelector('p')?.textContent).toContain(text))

beforeEach(async () => {
  vi.stubGlobal('chuhaiEntries', { 'chuhai-consultation': '1a2b3c4' })
  vi.stubGlobal('chuhaiVersion', '1')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = () => {}
    },
  )
  define(include())
  await says(place(), '留下电话')
  called('destroy')
})
afterEach(() => {
  called('destroy')
  vi.unstubAllGlobals()
})

/** Everything a page does with its elements, and that `destroy` leaves nothing behind. */
const expectService = async (element: Element) => {
  const heard = vi.fn()
  called('on', 'sign-on', heard)
  called('set', { locale: 'en' })
  await says(element, 'Leave your number')
  coreOfPage()?.notices.error()
  await appears('chuhai-toasts')
  coreOfPage()?.signOn.request({ reason: 'live', mode: 'login' })
  expect(heard).toHaveBeenCalledWith({ reason: 'live' })
  await appears('chuhai-sign-on')

  const core = coreOfPage()
  called('destroy')
  expect(core?.ended.aborted).toBe(true)
  expect([coreOfPage(), page.Chuhai, document.body.childElementCount]).toEqual([undefined, undefined, 0])
}

describe('a tag that is included again after `destroy`', () => {
  it('serves an element that is added then', async () => {
    include()
    await expectService(place())
  })

  it('serves an element that was there before it', async () => {
    const element = place()
    await says(element, '留下电话')
    include()
    await expectService(element)
  })

  it('shows what an element had to say before it was there', async () => {
    place()
    coreOfPage()?.signOn.request({ reason: 'live', mode: 'login' })
    coreOfPage()?.notices.error()
    include()
    await appears('chuhai-toasts')
    await appears('chuhai-sign-on')
  })
})

describe('the tag', () => {
  it('is our own script, also where the page has something else called "currentScript"', async () => {
    const picture = document.createElement('img')
    picture.name = 'currentScript'
    picture.src = 'http://evil.test/widgets/loader.js'
    document.body.append(picture)
    Object.defineProperty(document, 'currentScript', { value: picture, configurable: true })
    try {
      expect(include().settings.base).toBe('http://chuhai.test')
    } finally {
      Reflect.deleteProperty(document, 'currentScript')
      picture.remove()
    }
  })
})
