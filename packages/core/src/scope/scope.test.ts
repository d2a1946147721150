import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScope } from './scope'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('runs timers until they are cancelled or the scope ends', () => {
  const scope = createScope()
  const run = vi.fn()
  scope.later(10, () => run('once'))
  scope.later(10, () => run('cancelled'))()
  scope.later(50, () => run('too late'))
  scope.every(10, () => run('again'))
  vi.advanceTimersByTime(25)
  scope.end()
  scope.later(1, () => run('after the end'))
  vi.advanceTimersByTime(100)
  expect(run.mock.calls.flat()).toEqual(['once', 'again', 'again'])
  expect(scope.signal.aborted).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('calls what was added to it once, at its end', () => {
  const scope = createScope()
  const stop = vi.fn()
  scope.add(stop)
  expect(stop).not.toHaveBeenCalled()
  scope.end()
  scope.end()
  expect(stop).toHaveBeenCalledOnce()
})
