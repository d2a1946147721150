// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { createImeGuard } from './ime-guard'

let at = 0
const setUp = () => {
  const field = document.createElement('input')
  const guard = createImeGuard(() => at)
  const unwatch = guard.watch(field)
  const send = (type: string) => field.dispatchEvent(new Event(type))
  return { guard, unwatch, send }
}
const enter = { isComposing: false, keyCode: 13 }

beforeEach(() => {
  at = 1000
})

test('keys belong to the candidate window while text is composed', () => {
  const { guard, send } = setUp()
  expect(guard.owns(enter)).toBe(false)
  send('compositionstart')
  expect(guard.isComposing()).toBe(true)
  expect(guard.owns(enter)).toBe(true)
})

test('the Enter right after a composition still belongs to it, a later one does not', () => {
  const { guard, send } = setUp()
  send('compositionstart')
  send('compositionend')
  expect(guard.isComposing()).toBe(false)
  expect(guard.owns(enter)).toBe(true)
  at += 100
  expect(guard.owns(enter)).toBe(false)
})

test('an event that says so itself is believed', () => {
  const { guard } = setUp()
  expect(guard.owns({ isComposing: true, keyCode: 13 })).toBe(true)
  expect(guard.owns({ isComposing: false, keyCode: 229 })).toBe(true)
})

test('leaving the field ends a composition that never said it ended', () => {
  const { guard, send } = setUp()
  send('compositionstart')
  send('focusout')
  expect(guard.owns(enter)).toBe(false)
})

test('stops listening after cleanup', () => {
  const { guard, send, unwatch } = setUp()
  unwatch()
  send('compositionstart')
  expect(guard.isComposing()).toBe(false)
})
