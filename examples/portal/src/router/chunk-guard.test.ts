import { expect, it, vi } from 'vitest'
import { createChunkGuard } from './chunk-guard'

const make = () => {
  const shelf = new Map<string, string>()
  const storage = {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  }
  let time = 1_000_000
  const reload = vi.fn()
  const guard = createChunkGuard({ openStorage: () => storage, now: () => time, reload })
  return { guard, reload, pass: (ms: number) => (time += ms) }
}

it('reloads the page once per 60 seconds', () => {
  const { guard, reload, pass } = make()
  expect(guard()).toBe(true)
  pass(59_999)
  expect(guard()).toBe(false)
  pass(1)
  expect(guard()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('does not reload where nothing can be remembered', () => {
  const reload = vi.fn()
  const openStorage = () => {
    throw new Error('denied')
  }
  expect(createChunkGuard({ openStorage, now: () => 0, reload })()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
