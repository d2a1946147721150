/// <reference types="vite/client" />
import type { Core } from '@chuhai/core'
import { createFakeCore } from '@chuhai/core/testing'
import { commonAttributes, type ElementReference, examplesOf, propName } from '@chuhai/ui/element'
import { translatePage } from '@chuhai/ui/testing'
import { act } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

interface Widget {
  /** The tag without `chuhai-`. */
  name: string
  define(core: () => Core): void
  attributes: object
  events: Readonly<Record<string, string>>
  /** What the element has to have before it shows anything. */
  required: Readonly<Record<string, string>>
}

const modules = import.meta.glob<{ reference: ElementReference } & Record<string, unknown>>(
  '../../widgets/*/src/{element,*-element}.ts',
  { eager: true },
)

/** The function that defines an element is named after its tag: `defineHelpBox`. */
const widgets = Object.values(modules).map((module): Widget => {
  const { tag, attributes, events } = module.reference
  const name = tag.replace('chuhai-', '')
  return {
    name,
    define: module[propName(`define-${name}`)] as Widget['define'],
    attributes,
    events,
    required: examplesOf(module.reference),
  }
})

const user = {
  id: '7',
  userName: 'Shen',
  unionId: 'u-7',
  userAvatar: null,
  userOrgInfoList: [
    { orgId: 'a', orgName: 'Ningju' },
    { orgId: 'b', orgName: 'Yuanhang' },
  ],
}
const setUp = () => createFakeCore({}, { user })
let core = setUp()

const place = async (tag: string, attributes: Record<string, string> = {}) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  await act(async () => document.body.append(element))
  return element
}
const remove = (element: Element) => act(async () => element.remove())

/** The text for visitors and screen readers. */
const wordsOf = ({ shadowRoot }: Element) =>
  [...(shadowRoot?.querySelectorAll('*') ?? [])]
    .flatMap((node) => [
      node.getAttribute('aria-label'),
      node.getAttribute('placeholder'),
      node.childElementCount ? '' : node.textContent,
    ])
    .join(' ')

const textOf = ({ shadowRoot }: Element) => shadowRoot?.textContent ?? ''

/** The text without the marks of the translator. */
const unmarked = (element: Element) => textOf(element).replace(/[[\]]/g, '')

/** Counts the listeners of window and document, and the timers. */
const watchLeftovers = () => {
  const timers = new Set<unknown>()
  let listeners = 0
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((...rest: unknown[]) => {
      listeners += 1
      addEventListener.apply(target, rest as never)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((...rest: unknown[]) => {
      listeners -= 1
      removeEventListener.apply(target, rest as never)
    })
  }
  const { setTimeout: start, clearTimeout: stop } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    const timer = start(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer: ReturnType<typeof setTimeout>) => {
    timers.delete(timer)
    stop(timer)
  })
  return () => ({ listeners, timers: timers.size })
}

beforeAll(() => {
  for (const { define } of widgets) define(() => core)
})
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  core = setUp()
})
afterEach(async () => {
  await act(async () => document.body.replaceChildren())
  vi.unstubAllGlobals()
})

it('the loader has every widget as an element, except the box, which comes with the launcher', () => {
  const elements = Object.keys(import.meta.glob('./elements/*.ts'))
  const wanted = widgets.map(({ name }) => name).filter((name) => name !== 'help-box')
  expect(elements.sort()).toEqual(wanted.map((name) => `./elements/${name}.ts`).sort())
})

describe.each(widgets)('<chuhai-$name>', ({ name, define, attributes, events, required }) => {
  const tag = `chuhai-${name}`

  it('is defined once', () => {
    const element = customElements.get(tag)
    expect(() => define(() => core)).not.toThrow()
    expect(customElements.get(tag)).toBe(element)
  })

  it('names its root class after the tag', async () => {
    const element = await place(tag, required)
    expect(element.shadowRoot?.querySelector(`.chuhai > .ch-${name}`)).not.toBeNull()
  })

  it('is shown, in each language, where the browser lacks media queries and observers, as tests do', async () => {
    for (const missing of ['matchMedia', 'ResizeObserver', 'IntersectionObserver'])
      vi.stubGlobal(missing, undefined)
    const element = await place(tag, { ...required, locale: 'en' })
    expect(element.shadowRoot?.querySelector(`.chuhai > .ch-${name}`)).not.toBeNull()
    await act(async () => element.setAttribute('locale', 'zh-CN'))
    await vi.waitFor(() => expect(wordsOf(element)).toMatch(/\p{Script=Han}/u))
  })

  it('names its events by past participles', () => {
    for (const event of Object.values(events))
      expect(event).toMatch(/^chuhai-(?:[a-z]+-)*[a-z]+ed(?:-in|-out)?$/)
  })

  it('observes its attributes and those of every element', () => {
    const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: string[] }
    const own = [...Object.keys(attributes), ...Object.keys(commonAttributes), 'data-lenis-prevent']
    expect([...observedAttributes].sort()).toEqual(own.sort())
  })

  it('speaks Chinese and English', async () => {
    const element = await place(tag, { ...required, locale: 'en' })
    expect(wordsOf(element)).not.toMatch(/\p{Script=Han}/u)
    await act(async () => element.setAttribute('locale', 'zh-CN'))
    await expect.poll(() => wordsOf(element)).toMatch(/\p{Script=Han}/u)
  })

  it('shows what changes on a page that a translator rewrites', async () => {
    const [plain, translated] = [await place(tag, required), await place(tag, required)]
    const stop = translatePage(translated)
    for (const locale of ['en', 'zh-CN', 'en']) {
      await act(async () => {
        for (const element of [plain, translated]) element.setAttribute('locale', locale)
      })
      // What the server double says of itself has brackets of its own.
      await vi.waitFor(() => expect(unmarked(translated)).toBe(unmarked(plain)))
    }
    stop()
  })

  it('shares no draft with another of its kind', async () => {
    const opened = async () => {
      const open = vi.spyOn(core.drafts, 'open')
      await place(tag, required)
      const names = open.mock.calls.map(([draft]) => draft)
      open.mockRestore()
      return names
    }
    const first = await opened()
    const second = await opened()
    expect(second.filter((draft) => first.includes(draft))).toEqual([])
  })

  it('leaves no node, listener, timer or request behind when it is removed', async () => {
    const leftovers = watchLeftovers()
    await remove(await place(tag, required))
    await vi.waitFor(() => expect(leftovers().timers).toBe(0))
    const before = leftovers().listeners
    for (let cycle = 0; cycle < 3; cycle++) {
      const element = await place(tag, required)
      await remove(element)
      expect(element.shadowRoot?.childElementCount).toBe(0)
    }
    await vi.waitFor(() => expect(leftovers().timers).toBe(0))
    await vi.waitFor(() => expect(leftovers().listeners).toBeLessThanOrEqual(before))
  })
})
