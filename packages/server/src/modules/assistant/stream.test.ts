import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createThrottle } from './answer'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('makes one call of those that are asked for close together', () => {
  const call = vi.fn()
  const throttle = createThrottle(() => 1)
  for (let i = 0; i < 5; i += 1) throttle(call)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(40)
  expect(call).toHaveBeenCalledTimes(1)
  throttle(call)
  vi.advanceTimersByTime(40)
  expect(call).toHaveBeenCalledTimes(2)
})

it('takes its time when there is a countRunning, and never more than a fifth of a second', () => {
  const call = vi.fn()
  const throttle = createThrottle(() => 100_000)
  throttle(call)
  vi.advanceTimersByTime(150)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(90)
  expect(call).toHaveBeenCalledTimes(1)
})
