import { expect, it, vi } from 'vitest'
import { createRefreshingCache } from './refreshing-cache'

const create = () => {
  const clock = { now: 0 }
  const load = vi.fn<() => Promise<string>>()
  const cache = createRefreshingCache(load, { freshMs: 1000, retryMs: 100, now: () => clock.now })
  return { clock, load, cache }
}

it('loads once for calls at the same time, and returns the value while it is fresh', async () => {
  const { clock, load, cache } = create()
  load.mockResolvedValueOnce('first')
  expect(await Promise.all([cache.get(), cache.get()])).toEqual(['first', 'first'])
  clock.now = 999
  expect(await cache.get()).toBe('first')
  expect(load).toHaveBeenCalledTimes(1)
})

it('returns the old value while a new one is loaded, then the new one', async () => {
  const { clock, load, cache } = create()
  load.mockResolvedValueOnce('first').mockResolvedValueOnce('second')
  await cache.get()
  clock.now = 1000
  expect(await cache.get()).toBe('first')
  await vi.waitFor(async () => expect(await cache.get()).toBe('second'))
})

it('keeps the last good value when a refresh fails, and tries again after a pause', async () => {
  const { clock, load, cache } = create()
  load.mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('slow')).mockResolvedValueOnce('second')
  await cache.get()
  clock.now = 1000
  expect(await cache.get()).toBe('first')
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  clock.now = 1099
  expect(await cache.get()).toBe('first')
  expect(load).toHaveBeenCalledTimes(2)
  clock.now = 1100
  expect(await cache.get()).toBe('first')
  await vi.waitFor(async () => expect(await cache.get()).toBe('second'))
})

it('throws a first failure again until the pause is over', async () => {
  const { clock, load, cache } = create()
  load.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('first')
  await expect(cache.get()).rejects.toThrow('down')
  await expect(cache.get()).rejects.toThrow('down')
  expect(load).toHaveBeenCalledTimes(1)
  clock.now = 100
  expect(await cache.get()).toBe('first')
})

it('loads another value after one that proved wrong', async () => {
  const { load, cache } = create()
  load.mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce('second')
  await cache.get()
  cache.clear()
  await expect(cache.get()).rejects.toThrow('down')
  cache.clear()
  expect(await cache.get()).toBe('second')
})
