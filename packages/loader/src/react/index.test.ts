import { afterEach, expect, it } from 'vitest'
import { createRoot } from './client'
import { createElement as h, useImperativeHandle } from './index'

interface Ref<T> {
  current: T | null
}
interface Opened {
  open(): string
}

const Field = ({ ref }: { ref: Ref<HTMLInputElement> }) => h('label', {}, h('input', { ref }))
const Box = ({ ref }: { ref: Ref<Opened> }) => {
  useImperativeHandle(ref, () => ({ open: () => 'opened' }), [])
  return null
}

const root = createRoot(document.body)
afterEach(() => root.unmount())

it('hands a ref to a component as one of its properties', () => {
  const ref: Ref<HTMLInputElement> = { current: null }
  root.render(h(Field, { ref }))
  expect(ref.current).toBeInstanceOf(HTMLInputElement)
  expect(ref.current).toBe(document.querySelector('input'))
  root.unmount()
  expect(ref.current).toBeNull()
})

it('lets a component say what its ref gets', () => {
  const ref: Ref<Opened> = { current: null }
  root.render(h(Box, { ref }))
  expect(ref.current?.open()).toBe('opened')
})
