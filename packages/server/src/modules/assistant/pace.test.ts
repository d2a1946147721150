import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPace } from './pace'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('makes one call of those that are asked for close together', () => {
  const call = vi.fn()
  const pace = createPace(() => 1)
  for (let i = 0; i < 5; i += 1) pace(call)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(40)
  expect(call).toHaveBeenCalledTimes(1)
  pace(call)
  vi.advanceTimersByTime(40)
  expect(call).toHaveBeenCalledTimes(2)
})

it('takes its time when there is a crowd, and never more than a fifth of a second', () => {
  const call = vi.fn()
  const pace = createPace(() => 100_000)
  pace(call)
  vi.advanceTimersByTime(150)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(90)
  expect(call).toHaveBeenCalledTimes(1)
})
