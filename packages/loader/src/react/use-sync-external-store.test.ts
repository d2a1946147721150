import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRoot } from './client'
import { createElement as h, useEffect, useLayoutEffect, useSyncExternalStore } from './index'

const openStore = (first: string) => {
  let value = first
  const heard = new Set<() => void>()
  return {
    heard,
    get: () => value,
    set: (next: string) => {
      value = next
      for (const changed of heard) changed()
    },
    listen: (changed: () => void) => {
      heard.add(changed)
      return () => void heard.delete(changed)
    },
  }
}

const root = createRoot(document.body)
const text = () => document.body.textContent
let store: ReturnType<typeof openStore>

const View = vi.fn((props: { store: typeof store }) =>
  h('p', null, useSyncExternalStore(props.store.listen, props.store.get)),
)
const Changing = (props: { store: typeof store; effect: typeof useEffect }) => {
  const value = useSyncExternalStore(props.store.listen, props.store.get)
  props.effect(() => props.store.set('two'), [])
  return h('p', null, value)
}
const Refusing = (props: { store: typeof store; value: string }) => {
  useLayoutEffect(() => {
    if (props.value === 'two') props.store.set('one')
  }, [props.value, props.store])
  return h('p', null, props.value)
}
const Refused = (props: { store: typeof store }) =>
  h(Refusing, { ...props, value: useSyncExternalStore(props.store.listen, props.store.get) })

const show = (more: () => void = () => {}) =>
  act(() => {
    root.render(h(View, { store }))
    more()
  })

beforeEach(() => {
  View.mockClear()
  store = openStore('one')
})
afterEach(() => root.unmount())

it('renders anew when the store changes', async () => {
  await show()
  expect(text()).toBe('one')
  await act(() => store.set('two'))
  expect(text()).toBe('two')
})

it('does not render when the store says the same again', async () => {
  await show()
  await act(() => store.set('one'))
  expect(View).toHaveBeenCalledOnce()
})

it('sees a change between rendering and listening', async () => {
  await show(() => {
    expect(store.heard.size).toBe(0)
    store.set('two')
  })
  expect(text()).toBe('two')
})

it.each([
  ['an effect', useEffect],
  ['a layout effect', useLayoutEffect],
])('sees a change that %s of the same rendering makes', async (_, effect) => {
  await act(() => root.render(h(Changing, { store, effect })))
  expect(text()).toBe('two')
})

it('sees a change that a component inside takes back at once', async () => {
  await act(() => root.render(h(Refused, { store })))
  await act(() => store.set('two'))
  expect(text()).toBe('one')
})

it('listens once, however often it renders', async () => {
  const listen = vi.spyOn(store, 'listen')
  await show()
  await show()
  await act(() => store.set('two'))
  expect(listen).toHaveBeenCalledOnce()
  expect(store.heard.size).toBe(1)
})

it('goes over to another store', async () => {
  await show()
  const before = store
  store = openStore('other')
  await show()
  expect(text()).toBe('other')
  expect(before.heard.size).toBe(0)
  await act(() => store.set('another'))
  expect(text()).toBe('another')
})

it('stops listening when taken down, and renders no more until then', async () => {
  await show()
  expect(store.heard.size).toBe(1)
  await act(() => {
    root.unmount()
    store.set('two')
  })
  expect(store.heard.size).toBe(0)
  expect(View).toHaveBeenCalledOnce()
  expect(text()).toBe('')
})
