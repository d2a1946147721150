import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetLocally, rememberLocally, useLocalList } from './local-list'

const key = 'chuhai.test'
const List = () => <p>{useLocalList(key).join(' ')}</p>
const shown = () => screen.getByRole('paragraph').textContent

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('shows the latest first, each once, and no more than its size', () => {
  render(<List />)
  act(() => {
    for (const item of ['a', 'b', 'a', 'c', 'd']) rememberLocally(key, item, 3)
  })
  expect(shown()).toBe('d c a')
})

it('forgets everything, and leaves nothing behind', () => {
  rememberLocally(key, 'a', 3)
  render(<List />)
  act(() => forgetLocally(key))
  expect(shown()).toBe('')
  expect(localStorage).toHaveLength(0)
})

it('follows other tabs', () => {
  render(<List />)
  act(() => {
    localStorage.setItem(key, '["x"]')
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  expect(shown()).toBe('x')
})

it.each(['', '{}', '[1', '[1, null]'])('takes %s, which is no list of texts, for an empty one', (text) => {
  localStorage.setItem(key, text)
  render(<List />)
  expect(shown()).toBe('')
})

it('stays empty where the browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<List />)
  act(() => rememberLocally(key, 'a', 3))
  expect(shown()).toBe('')
})
